-- Who accepted which terms, and when: the first time that it was said of each version.
create table consents (
  account_id uuid not null references accounts (id) on delete cascade,
  -- As in "2025-06-16": the day on the page of the terms.
  terms_version text not null,
  given_at timestamptz not null,
  primary key (account_id, terms_version)
);
