-- compatible-with: 0028
-- Which processes run background jobs, with a sign of life every few seconds; and which of them has which job. A job
-- that runs without a row in job_leases was taken by an older version of the program, and is left to its timeout.
create table workers (
  id uuid primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create table job_leases (
  job_id uuid primary key,
  job_name text not null,
  -- Null between the loss of one process and the next that takes the job.
  worker_id uuid,
  -- How many processes were lost over this job.
  losses integer not null default 0,
  taken_at timestamptz not null default now()
);
create index job_leases_worker on job_leases (worker_id);

-- What a job does that cannot be taken back, such as handing a mail to the mail server: written down before and after,
-- so that it is not done a second time.
create table job_handovers (
  job_id uuid primary key,
  begun_at timestamptz not null default now(),
  over_at timestamptz
);
