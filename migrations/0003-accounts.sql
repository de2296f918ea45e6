create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  phone text not null default '',
  password_hash text,
  is_recruiter boolean not null default false,
  onboarded boolean not null default false,
  email_verified_at timestamptz,
  -- The wire's Randomstring: random per account, opens nothing.
  random_string text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Addresses are compared without case, and kept as they were typed.
create unique index accounts_email on accounts (lower(email));

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default ''
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- Links in mails: stored hashed, used once.
create table email_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null,
  expires_at timestamptz not null
);
create index email_tokens_account on email_tokens (account_id, purpose);
