-- What an account did, for itself to read. The newest 500 stay.
create table activities (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  type text not null,
  title text not null,
  description text not null default '',
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  -- Two of one moment stay in the order in which they happened.
  position bigint generated always as identity
);
create index activities_newest on activities (account_id, created_at desc, position desc);
