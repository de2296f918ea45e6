-- How far a background job has come. The queue itself (schema "jobs") is made by pg-boss at start.
create table job_progress (
  job_id uuid primary key,
  done integer not null check (done >= 0),
  total integer not null check (total >= 0),
  note text,
  updated_at timestamptz not null default now()
);
