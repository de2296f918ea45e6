-- A session has a name that may be shown; its token's hash stays inside. `proved_at` is when a
-- provider last vouched for the person in front of it: some things ask for a fresh proof.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column proved_at timestamptz;
create unique index sessions_id on sessions (id);

-- A provider's sign-in that opens an account. Google: subject. Microsoft: tenant and object id.
create table provider_identities (
  provider text not null,
  subject text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index provider_identities_account on provider_identities (account_id);

-- What a mailed link carries besides its account: the provider's sign-in it would connect.
alter table email_tokens add column detail jsonb not null default '{}';
