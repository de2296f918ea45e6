-- compatible-with: 0032
-- What a candidate looks for besides a job that fits, as the one line that the person said (contract/job-preferences.ts).
create table job_preferences (
  account_id uuid primary key references accounts (id) on delete cascade,
  line text not null,
  updated_at timestamptz not null default now()
);
