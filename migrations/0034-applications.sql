-- compatible-with: 0032
-- Applications for jobs that were posted here, and what each candidate keeps of all the jobs they go after.

-- What a recruiter asks everybody who applies. None is no row.
create table application_questions (
  job_id uuid primary key references jobs (id) on delete cascade,
  questions text[] not null
);

create table applications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  -- Null once the candidate has deleted it, or has withdrawn.
  document_id uuid references documents (id) on delete set null,
  note text not null default '',
  -- Each with its question, as it was asked then.
  answers jsonb not null default '[]',
  stage text not null default 'received'
    check (stage in ('received', 'in_review', 'interview', 'offer', 'not_going_ahead')),
  applied_at timestamptz not null,
  staged_at timestamptz,
  withdrawn_at timestamptz,
  -- What told the recruiter. It names the candidate, so it goes when the candidate does.
  notification_id uuid references notifications (id) on delete set null,
  unique (account_id, job_id)
);
create index applications_job on applications (job_id, applied_at desc);
create index applications_document on applications (document_id) where document_id is not null;
create index applications_notification on applications (notification_id) where notification_id is not null;

-- One for each job that somebody goes after, here or elsewhere. Nobody else reads it.
create table tracked_jobs (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  -- Null for a job from elsewhere, and once the posting is gone.
  job_id uuid references jobs (id) on delete set null,
  title text not null,
  company text not null default '',
  location text not null default '',
  link text not null default '',
  advertisement text not null default '',
  stage text not null check (stage in ('saved', 'applied', 'interview', 'offer', 'closed')),
  notes text not null default '',
  saved_at timestamptz not null,
  applied_at timestamptz,
  moved_at timestamptz not null,
  remind_on date,
  reminded_at timestamptz
);
create unique index tracked_jobs_job on tracked_jobs (account_id, job_id) where job_id is not null;
create index tracked_jobs_account on tracked_jobs (account_id, moved_at desc);
create index tracked_jobs_of_job on tracked_jobs (job_id) where job_id is not null;
create index tracked_jobs_due on tracked_jobs (remind_on) where remind_on is not null and reminded_at is null;

-- Which of somebody's own documents they used for it.
create table tracked_documents (
  tracked_id uuid not null references tracked_jobs (id) on delete cascade,
  document_id uuid not null references documents (id) on delete cascade,
  primary key (tracked_id, document_id)
);
create index tracked_documents_document on tracked_documents (document_id);

-- What is saved or of interest is tracked, whichever program writes it down.
create function public.track_kept_job() returns trigger language plpgsql as $$
begin
  insert into public.tracked_jobs (account_id, job_id, title, company, location, link, stage, saved_at, moved_at)
  select new.account_id, j.id, j.title, j.company, j.location, j.source_url, 'saved', kept.at, kept.at
  from public.jobs j,
    lateral (select coalesce(to_jsonb(new)->>'saved_at', to_jsonb(new)->>'expressed_at')::timestamptz as at) kept
  where j.id = new.job_id
  on conflict do nothing;
  return null;
end $$;
create trigger bookmarks_are_tracked after insert on bookmarked_jobs
  for each row execute function track_kept_job();
create trigger interests_are_tracked after insert on job_interests
  for each row execute function track_kept_job();

-- Let go again, and nothing was written down about it: it need not be remembered.
create function public.untrack_kept_job() returns trigger language plpgsql as $$
begin
  delete from public.tracked_jobs t
  where t.account_id = old.account_id and t.job_id = old.job_id
    and t.stage = 'saved' and t.notes = '' and t.remind_on is null
    and not exists (select 1 from public.tracked_documents d where d.tracked_id = t.id)
    and not exists (select 1 from public.bookmarked_jobs b
                    where b.account_id = old.account_id and b.job_id = old.job_id)
    and not exists (select 1 from public.job_interests i
                    where i.account_id = old.account_id and i.job_id = old.job_id);
  return null;
end $$;
create trigger bookmarks_are_untracked after delete on bookmarked_jobs
  for each row execute function untrack_kept_job();
create trigger interests_are_untracked after delete on job_interests
  for each row execute function untrack_kept_job();

insert into tracked_jobs (account_id, job_id, title, company, location, link, stage, saved_at, moved_at)
select kept.account_id, j.id, j.title, j.company, j.location, j.source_url, 'saved', min(kept.at), min(kept.at)
from (select account_id, job_id, saved_at as at from bookmarked_jobs
      union all select account_id, job_id, expressed_at from job_interests) kept
join jobs j on j.id = kept.job_id
group by kept.account_id, j.id;

-- The resumes of people who applied, for who posted the job: also of those who are not findable. Hiding from a company
-- holds all the same, so nobody is shown whose keys have still to be made.
create view applicant_resumes as
  select a.id as application_id, a.job_id, j.owner_id as recruiter_id, a.account_id, a.document_id,
    coalesce(c.hiding, '{}') as hiding, d.received_at
  from applications a
  join jobs j on j.id = a.job_id and j.owner_id is not null
  join documents d on d.id = a.document_id and d.kind = 'resume' and d.status = 'read'
  join accounts p on p.id = a.account_id and not p.is_recruiter
  left join candidate_profiles c on c.account_id = a.account_id
  where a.withdrawn_at is null and (c.account_id is null or c.hiding_of = c.hides_from);
