-- Several events of one kind are one notification while it is unread (messages of one conversation).
alter table notifications
  add column join_key text,
  add column joined_count integer not null default 1,
  -- What was there before there were digests is not sent after the fact; with a default, no row is written anew.
  add column mailed_at timestamptz default now();
alter table notifications alter column mailed_at drop default;
create unique index notifications_joined on notifications (account_id, join_key)
  where join_key is not null and not read;

create index notifications_to_mail on notifications (account_id) where not read and mailed_at is null;

create table notification_settings (
  account_id uuid primary key references accounts (id) on delete cascade,
  email_digest text not null default 'daily' check (email_digest in ('daily', 'weekly', 'off'))
);
