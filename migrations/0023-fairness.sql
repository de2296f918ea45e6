-- Reports on what changes a score and must not. They hold numbers, titles of jobs and our own words: nothing of
-- anybody's resume, and nobody's id.

create table fairness_reports (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'running' check (status in ('running', 'completed', 'failed')),
  started_at timestamptz not null,
  completed_at timestamptz,
  -- Who is at work on it, and its last sign of life. One that gives none is given up.
  worker uuid,
  seen_at timestamptz not null,
  done integer not null default 0,
  total integer not null default 0,
  -- The version of the scorer.
  engine text not null default '',
  -- What was found; null until it is completed.
  outcome jsonb,
  error text not null default '',
  check (status = 'running' or completed_at is not null),
  check (status <> 'completed' or outcome is not null)
);
-- One at a time.
create unique index fairness_reports_running on fairness_reports (status) where status = 'running';
create index fairness_reports_newest on fairness_reports (started_at desc, id);
