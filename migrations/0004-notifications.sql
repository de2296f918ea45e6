create table notifications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  action_url text,
  read boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_newest on notifications (account_id, created_at desc, id);
create index notifications_unread on notifications (account_id) where not read;
