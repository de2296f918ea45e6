-- What is matched with what: every job in one table, whose resume is whose current one, the profiles
-- that the matcher keeps of both, and what was shown to whom.

-- Raised when the words of a job or resume change, so that its profile is known to be old.
create sequence content_revisions;

-- Recruiters' postings, and scraped jobs that an administrator approved (owner_id is null then).
create table jobs (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references accounts (id) on delete cascade,
  source text not null check (source in ('posting', 'scraped')),
  source_url text not null default '',
  status text not null check (status in ('active', 'draft', 'closed')),
  title text not null,
  company text not null,
  location text not null default '',
  -- What lists are narrowed by. Salaries are a year's, whole dollars; null when the ad states none.
  state text not null default '',
  employment_type text not null default '',
  level text not null default '',
  practice_area text not null default '',
  salary_min integer,
  salary_max integer,
  details jsonb not null,
  lines jsonb not null,
  candidates_count integer not null default 0,
  applications_count integer not null default 0,
  posted_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision bigint not null default nextval('content_revisions')
);
create index jobs_of_owner on jobs (owner_id, posted_at desc) where owner_id is not null;
create index jobs_active on jobs (posted_at desc) where status = 'active';
-- With the next one: which profiles are missing or old, without reading the documents or the profiles.
create index jobs_revisions on jobs (id, revision, posted_at) where status = 'active';

-- Which resume stands for a candidate, and who may find it.
create table candidate_profiles (
  account_id uuid primary key references accounts (id) on delete cascade,
  document_id uuid references documents (id) on delete set null,
  findable boolean not null default true,
  hidden_companies text[] not null default '{}',
  updated_at timestamptz not null default now()
);
create unique index candidate_profiles_document on candidate_profiles (document_id)
  where document_id is not null;

alter table documents add column revision bigint not null default nextval('content_revisions');

-- What the matcher keeps of a job or resume. Those of an older engine stay until all of the new
-- one are made, so that a process of the older one can go on, and can come back.
create table match_profiles (
  document_id uuid not null,
  kind text not null check (kind in ('job', 'resume')),
  version integer not null,
  revision bigint not null,
  bytes bytea not null,
  made_at timestamptz not null default now(),
  primary key (document_id, version)
);
create index match_profiles_revisions on match_profiles (version, document_id, revision);
-- Beside the row and as they are: they are read by the hundred thousand at a start.
alter table match_profiles alter column bytes set storage external;
alter table match_profiles set (toast_tuple_target = 8160);

-- What changed, for the indexes that processes hold in memory. A row is read by its transaction, not
-- by its number: a number that was drawn early can be committed late.
create table changes (
  id bigint generated always as identity primary key,
  txid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  kind text not null,
  document_id uuid not null
);
create index changes_by_transaction on changes (txid, id);

create function note_change(kind text, id uuid) returns void language plpgsql as $$
begin
  if id is null then return; end if;
  insert into changes (kind, document_id) values (kind, id);
  -- A hint: whoever misses it looks for itself soon after.
  perform pg_notify('match_changes', '');
end $$;

create function job_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from match_profiles where document_id = old.id;
    perform note_change('job', old.id);
    return old;
  end if;
  perform note_change('job', new.id);
  return new;
end $$;
create function job_content_changes() returns trigger language plpgsql as $$
begin
  new.revision := nextval('content_revisions');
  return new;
end $$;
create trigger jobs_content before update on jobs for each row
  when ((old.title, old.lines, old.details) is distinct from (new.title, new.lines, new.details))
  execute function job_content_changes();
create trigger jobs_added after insert or delete on jobs for each row execute function job_changes();
create trigger jobs_changed after update on jobs for each row
  when ((old.status, old.owner_id, old.state, old.employment_type, old.level, old.salary_min,
         old.salary_max, old.posted_at, old.revision)
        is distinct from
        (new.status, new.owner_id, new.state, new.employment_type, new.level, new.salary_min,
         new.salary_max, new.posted_at, new.revision))
  execute function job_changes();

create function resume_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from match_profiles where document_id = old.id;
    perform note_change('resume', old.id);
    return old;
  end if;
  perform note_change('resume', new.id);
  return new;
end $$;
create function document_content_changes() returns trigger language plpgsql as $$
begin
  new.revision := nextval('content_revisions');
  return new;
end $$;
create trigger documents_content before update on documents for each row
  when ((old.lines, old.reading, old.corrections, old.flags) is distinct from
        (new.lines, new.reading, new.corrections, new.flags))
  execute function document_content_changes();
-- A visitor's upload is in no index; what an archive brought in is, for its recruiter.
create trigger resumes_added after insert on documents for each row
  when (new.kind = 'resume' and new.archive_id is not null) execute function resume_changes();
create trigger resumes_changed after update on documents for each row
  when (new.kind = 'resume' and
        (old.status, old.revision, old.account_id, old.archive_id) is distinct from
        (new.status, new.revision, new.account_id, new.archive_id))
  execute function resume_changes();
create trigger resumes_removed after delete on documents for each row
  when (old.kind = 'resume') execute function resume_changes();

create function candidate_changes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_change('resume', old.document_id); end if;
  if tg_op <> 'DELETE' then perform note_change('resume', new.document_id); end if;
  return null;
end $$;
create trigger candidates_changed after insert or update or delete on candidate_profiles
  for each row execute function candidate_changes();

create function match_profile_changes() returns trigger language plpgsql as $$
begin
  perform note_change(new.kind, new.document_id);
  return null;
end $$;
create trigger match_profiles_made after insert or update on match_profiles
  for each row execute function match_profile_changes();

-- Jobs that a candidate does not want to see again.
create table dismissed_jobs (
  account_id uuid not null references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (account_id, job_id)
);

-- Every ranking that was shown: what was asked with, what came first and how near, by which engine.
create table rankings (
  id bigint generated always as identity primary key,
  direction text not null check (direction in ('jobs', 'candidates')),
  document_id uuid not null,
  account_id uuid references accounts (id) on delete set null,
  engine text not null,
  -- Of the engine and the list: the same list again is the same record.
  digest text not null,
  results jsonb not null,
  first_shown_at timestamptz not null,
  last_shown_at timestamptz not null,
  unique (document_id, digest)
);
create index rankings_last_shown on rankings (last_shown_at);
create index rankings_account on rankings (account_id) where account_id is not null;

-- Jobs that were held against all candidates once, when they were new.
create table matched_jobs (
  job_id uuid primary key references jobs (id) on delete cascade,
  matched_at timestamptz not null
);

-- A new job that fits a candidate very well, until it was told.
create table job_alerts (
  account_id uuid not null references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  distance double precision not null,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (account_id, job_id)
);
create index job_alerts_untold on job_alerts (account_id) where told_at is null;
