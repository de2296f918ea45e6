-- An archive of documents that a recruiter brought in, and what became of each file in it.
create table archives (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  file_name text not null,
  file_key text not null,
  status text not null,
  message text not null default '',
  done integer not null default 0,
  total integer not null default 0,
  entries jsonb not null default '[]',
  received_at timestamptz not null default now()
);
create index archives_newest on archives (account_id, received_at desc);

-- A resume or job description: whose it is, where the file lies, and what was read in it. It belongs
-- to an account, or to a visitor's browser until `keep_until`.
create table documents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts (id) on delete cascade,
  visitor_id uuid,
  -- The account that a visitor signed in to, while it has not said whether to keep the document.
  offered_to uuid references accounts (id) on delete set null,
  archive_id uuid references archives (id) on delete set null,
  kind text not null,
  file_name text not null,
  file_type text not null,
  bytes integer not null,
  sha256 text not null,
  file_key text not null,
  status text not null,
  message text not null default '',
  progress_done integer not null default 0,
  progress_total integer not null default 0,
  title text not null default '',
  pages jsonb not null default '[]',
  lines jsonb not null default '[]',
  hidden jsonb not null default '[]',
  flags jsonb not null default '[]',
  reading jsonb not null default '{}',
  corrections jsonb not null default '{}',
  reader_version integer not null,
  received_at timestamptz not null,
  received_on date not null,
  keep_until timestamptz,
  constraint documents_one_owner check (num_nonnulls(account_id, visitor_id) = 1)
);
-- The same file twice is the same document.
create unique index documents_once_for_account on documents (account_id, kind, sha256)
  where account_id is not null;
create unique index documents_once_for_visitor on documents (visitor_id, kind, sha256)
  where visitor_id is not null;
create index documents_of_account on documents (account_id, received_at desc);
create index documents_of_visitor on documents (visitor_id, received_at desc);
create index documents_offered on documents (offered_to) where offered_to is not null;
create index documents_keep_until on documents (keep_until) where keep_until is not null;
create index documents_archive on documents (archive_id) where archive_id is not null;
