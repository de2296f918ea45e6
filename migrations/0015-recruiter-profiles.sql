-- Whom a recruiter works for, and how to reach them there. The address to sign in with is the account's.
create table recruiter_profiles (
  account_id uuid primary key references accounts (id) on delete cascade,
  name text not null default '',
  email text not null default '',
  contact_number text not null default '',
  company_name text not null default '',
  company_website text not null default '',
  position text not null default '',
  updated_at timestamptz not null default now()
);
