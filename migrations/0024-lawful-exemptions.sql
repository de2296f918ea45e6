-- Why a posting may ask for what the law protects, in the words of who says so. Goes with the posting.
create table lawful_exemptions (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs (id) on delete cascade,
  -- As it stands in the posting.
  quote text not null,
  reason text not null check (char_length(reason) >= 10),
  given_by uuid references accounts (id) on delete set null,
  given_at timestamptz not null
);
create index lawful_exemptions_job on lawful_exemptions (job_id);
create index lawful_exemptions_giver on lawful_exemptions (given_by) where given_by is not null;
