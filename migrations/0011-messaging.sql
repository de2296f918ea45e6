-- Conversations between candidates and recruiters.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  -- Who began it and may add others; null once that account is deleted.
  creator_id uuid references accounts (id) on delete set null,
  -- What it is about, while that is here.
  job_id uuid references jobs (id) on delete set null,
  created_at timestamptz not null,
  -- Of the latest message, or of the beginning.
  latest_at timestamptz not null
);
create index conversations_creator on conversations (creator_id) where creator_id is not null;
create index conversations_job on conversations (job_id) where job_id is not null;

create table messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- Their order. A conversation is locked while one is written, so a later number is never seen first.
  position bigint generated always as identity,
  -- Null: whoever wrote it has deleted their account.
  sender_id uuid references accounts (id) on delete set null,
  text text not null,
  -- What the sender's window called it: the same again is the same message.
  client_id uuid,
  sent_at timestamptz not null
);
create unique index messages_in_order on messages (conversation_id, position);
create unique index messages_once on messages (sender_id, client_id);

create table conversation_participants (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- Null: somebody who was here and has deleted their account.
  account_id uuid references accounts (id) on delete set null,
  joined_at timestamptz not null,
  -- The latest message when the person was added. What was written before is not theirs to read.
  joined_after bigint not null default 0,
  unread integer not null default 0 check (unread >= 0),
  unique (conversation_id, account_id)
);
-- The status call adds up the unread ones: it never has to open the table.
create index conversation_participants_account on conversation_participants (account_id)
  include (conversation_id, unread);

-- Between two people, whichever conversation it was said in.
create table message_blocks (
  blocker_id uuid not null references accounts (id) on delete cascade,
  blocked_id uuid not null references accounts (id) on delete cascade,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index message_blocks_blocked on message_blocks (blocked_id);

create table conversation_reports (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  reporter_id uuid references accounts (id) on delete set null,
  reason text not null,
  details text not null,
  -- The latest ones at that moment.
  message_ids uuid[] not null,
  reported_at timestamptz not null
);
create index conversation_reports_conversation on conversation_reports (conversation_id);
create index conversation_reports_reporter on conversation_reports (reporter_id)
  where reporter_id is not null;

-- Who gets no invitation by mail any more, from anybody. The address itself is not kept.
create table suppressed_addresses (
  address_hash text primary key,
  suppressed_at timestamptz not null
);
