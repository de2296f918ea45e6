-- What recruiters and administrators opened, downloaded and decided. Append only.
create table audit_trail (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_type text,
  subject_id text,
  detail jsonb not null default '{}'
);
create index audit_trail_actor on audit_trail (actor_id, at);
create index audit_trail_subject on audit_trail (subject_type, subject_id, at);

-- Limits that must hold across processes and restarts, counted in fixed windows.
create table limit_counts (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);

-- One row once the demo world was loaded; its password is shown on the sign-in page.
create table demo_world (
  only_one boolean primary key default true check (only_one),
  password text not null,
  loaded_at timestamptz not null default now()
);
