-- compatible-with: 0032
-- Searches that a candidate keeps, and is told about when new jobs pass them.
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  -- How the list is narrowed, as GET /api/candidates/job-recommendations takes it.
  query jsonb not null,
  often text not null check (often in ('daily', 'at-once')),
  by_mail boolean not null,
  paused boolean not null default false,
  -- What came earlier was there to be seen already.
  news_since timestamptz not null,
  created_at timestamptz not null default now()
);
create index saved_searches_account on saved_searches (account_id);

-- Which jobs a search has found: whoever writes the row tells of the job, so nobody is told twice.
create table saved_search_jobs (
  search_id uuid not null references saved_searches (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  found_at timestamptz not null,
  -- Null for what was no news when it was found.
  told_at timestamptz,
  primary key (search_id, job_id)
);
create index saved_search_jobs_job on saved_search_jobs (job_id);
