-- Every comparison that was shown: of what, by which engine and writer, and the report itself.
create table comparisons (
  id uuid primary key default gen_random_uuid(),
  -- Who asked: an account or a browser; null once that is forgotten.
  owner_id uuid,
  account_id uuid references accounts (id) on delete set null,
  resume_id uuid not null,
  job_id uuid not null,
  audience text not null check (audience in ('candidate', 'recruiter')),
  -- SHA-256 of the words that were compared.
  resume_hash text not null,
  job_hash text not null,
  -- Of both hashes and everything else that the report depends on: the same content is written once.
  content_digest text not null,
  engine text not null,
  writer text not null check (writer in ('rules', 'model')),
  -- Which model and version of the prompt; '' for rules.
  model text not null default '',
  distance double precision not null,
  -- Null once the resume is gone: that it was compared stays on record, what it says does not.
  body jsonb,
  saved_at timestamptz,
  first_shown_at timestamptz not null,
  last_shown_at timestamptz not null,
  -- The same again is the same record.
  unique (owner_id, resume_id, job_id, content_digest)
);
create index comparisons_content on comparisons (content_digest) where body is not null;
create index comparisons_saved on comparisons (account_id, saved_at desc) where saved_at is not null;
create index comparisons_resume on comparisons (resume_id) where body is not null;
create index comparisons_job on comparisons (job_id) where body is not null;
create index comparisons_last_shown on comparisons (last_shown_at);

create function forget_comparisons() returns trigger language plpgsql as $$
begin
  update comparisons set body = null, saved_at = null
  where body is not null and (resume_id = old.id or job_id = old.id);
  return old;
end $$;
create trigger documents_compared after delete on documents for each row
  execute function forget_comparisons();
