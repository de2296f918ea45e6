-- Who may be shown to whom, in one place; and what recruiters do with the people whom they are shown.

-- An administrator looked at a company. It holds for that name and website, and for no other.
alter table recruiter_profiles
  add column approved_company text,
  add column approved_website text,
  add column approved_at timestamptz;

create function bare_companies(names text[]) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct bare_company(name)), '{}') from unnest(names) as name
$$;

-- From whom a person hides, as names are compared: a list of candidates asks for a thousand of them at once.
alter table candidate_profiles add column hiding text[] not null generated always as (
  bare_companies(hidden_companies || case when hide_from_employer then current_employers else '{}'::text[] end)
) stored;

-- The current resumes of people who want to be found. Who has become a recruiter is no candidate.
create view findable_resumes as
  select d.id as document_id, c.account_id, c.hiding, d.received_at
  from candidate_profiles c
  join documents d on d.id = c.document_id and d.kind = 'resume' and d.status = 'read'
  join accounts a on a.id = c.account_id and not a.is_recruiter
  where c.findable;

-- Whose eyes look: the company's of the posting, and of the recruiter's own. People hide from either.
create function eyes_of(recruiter uuid, company text) returns text[] language sql stable as $$
  select array_remove(array[bare_company(company),
    (select bare_company(company_name) from recruiter_profiles
     where account_id = recruiter and company_name <> '')], null)
$$;

-- Without a posting in hand: there is one of theirs for which the person may be shown, or none at all yet.
create function finds(recruiter uuid, hiding text[]) returns boolean language sql stable as $$
  select not hiding && eyes_of(recruiter, null)
    and (not exists (select 1 from jobs where owner_id = recruiter)
         or exists (select 1 from jobs where owner_id = recruiter and not hiding && array[bare_company(company)]))
$$;

-- What lists of candidates are narrowed by, beside the profile that is made at the same time of the same words.
-- Null until they are made.
alter table match_profiles add column state text, add column years integer;

-- A marked candidate: a person, whichever resume stands for them, or a resume that the recruiter brought in.
create table candidate_bookmarks (
  recruiter_id uuid not null references accounts (id) on delete cascade,
  candidate_id uuid references accounts (id) on delete cascade,
  document_id uuid references documents (id) on delete cascade,
  marked_at timestamptz not null,
  constraint candidate_bookmarks_one check (num_nonnulls(candidate_id, document_id) = 1)
);
create unique index candidate_bookmarks_of_people on candidate_bookmarks (recruiter_id, candidate_id)
  where candidate_id is not null;
create unique index candidate_bookmarks_of_uploads on candidate_bookmarks (recruiter_id, document_id)
  where document_id is not null;
create index candidate_bookmarks_candidate on candidate_bookmarks (candidate_id) where candidate_id is not null;
create index candidate_bookmarks_document on candidate_bookmarks (document_id) where document_id is not null;

-- Whom a recruiter opened on which day (in the zone of the server), and what told the person about it.
create table profile_views (
  recruiter_id uuid not null references accounts (id) on delete cascade,
  candidate_id uuid not null references accounts (id) on delete cascade,
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  notification_id uuid references notifications (id) on delete set null,
  primary key (recruiter_id, day, candidate_id)
);
create index profile_views_candidate on profile_views (candidate_id, day);
create index profile_views_notification on profile_views (notification_id) where notification_id is not null;

-- When somebody last looked for candidates for a posting, as the activity log counts it.
create table candidate_searches (
  job_id uuid primary key references jobs (id) on delete cascade,
  searched_at timestamptz not null
);
