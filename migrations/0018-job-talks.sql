-- The talk in which a recruiter and the assistant write a job posting: what is settled, and the last answer,
-- which is given again once the talk is complete.
create table job_talks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  company jsonb not null,
  state jsonb not null,
  answer jsonb not null,
  posting_id uuid references jobs (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_talks_account on job_talks (account_id);
create index job_talks_updated on job_talks (updated_at);

-- What a company's website said of it when this recruiter had it read: only these words count as quoted.
create table company_pages (
  account_id uuid not null references accounts (id) on delete cascade,
  url text not null,
  company_name text not null,
  quotes jsonb not null,
  fetched_at timestamptz not null default now(),
  primary key (account_id, url)
);
create index company_pages_fetched on company_pages (fetched_at);
