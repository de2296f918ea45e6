-- compatible-with: 0032
-- What a candidate changed of the resume and the cover letter that are made for a job: which lines they left out, and
-- how they ordered, left out and put the sentences. Both documents are made anew from the report each time.
create table tailored_documents (
  account_id uuid not null references accounts (id) on delete cascade,
  resume_id uuid not null references documents (id) on delete cascade,
  -- A job of the market, or a job description that the candidate brought.
  job_id uuid not null,
  -- [{ line, text }]: a line that reads otherwise by now is not left out any more.
  left_out jsonb not null default '[]',
  -- [{ id, text, out }] in the order of the letter; null as text is the sentence as it was made.
  sentences jsonb not null default '[]',
  updated_at timestamptz not null,
  primary key (account_id, resume_id, job_id)
);
create index tailored_documents_resume on tailored_documents (resume_id);
create index tailored_documents_job on tailored_documents (job_id);

-- With a job description goes what was written for it.
create function forget_tailored() returns trigger language plpgsql as $$
begin
  delete from tailored_documents where job_id = old.id;
  return old;
end $$;
create trigger documents_tailored after delete on documents for each row
  execute function forget_tailored();
