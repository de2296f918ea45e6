-- compatible-with: 0030
-- When a code, a recovery code or a passkey was last shown in this session.
alter table sessions add column second_factor_at timestamptz;

-- What an authenticator app counts with, encrypted under a key derived from SECRET. Until it is confirmed
-- with a code it asks nothing of anybody. `last_step`: a code is good once.
create table totp_secrets (
  account_id uuid primary key references accounts (id) on delete cascade,
  sealed bytea not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

-- For whoever has lost the app. Stored hashed; the use of one deletes it.
create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  credential_id bytea not null,
  -- A public key as SubjectPublicKeyInfo, and how it signs (a COSE algorithm).
  public_key bytea not null,
  algorithm integer not null,
  sign_count bigint not null default 0,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create unique index passkeys_credential on passkeys (credential_id);
create index passkeys_account on passkeys (account_id);

-- What a browser was asked to sign. Whoever deletes the row has used it.
create table passkey_challenges (
  challenge bytea primary key,
  purpose text not null,
  account_id uuid references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_account on passkey_challenges (account_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- However a session ends, every process hears of it and closes its event streams.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify(
    'candour_events',
    json_build_object('audience', 'session:' || old.id, 'topic', 'GET /api/user/status')::text
  );
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function tell_session_ended();
