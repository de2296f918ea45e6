-- Jobs that a candidate has shown interest in: once each.
create table job_interests (
  account_id uuid not null references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  -- What told the recruiter. It names the candidate, so it goes when the candidate does.
  notification_id uuid references notifications (id) on delete set null,
  expressed_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index job_interests_job on job_interests (job_id);
create index job_interests_notification on job_interests (notification_id)
  where notification_id is not null;

-- Jobs that a candidate keeps.
create table bookmarked_jobs (
  account_id uuid not null references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index bookmarked_jobs_job on bookmarked_jobs (job_id);
