-- A candidate's profile is what the current resume says, with what its owner put right or added (documents.
-- corrections). Here is what does not stand there, and who may not find them.
alter table candidate_profiles
  -- The profile while there is no resume that it could stand in; kept when the resume is deleted.
  add column saved jsonb,
  -- The current resume was written by us from the profile: it is written anew with every save.
  add column is_written boolean not null default false,
  add column hide_from_employer boolean not null default true,
  -- Where the current resume says that the person works now.
  add column current_employers text[] not null default '{}',
  add column reminded_at timestamptz;

-- "Harrow & Lyle Pty Ltd" is "harrowlyle": how a company writes itself does not matter.
create function bare_company(name text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(lower(name), '\m(and|the|pty|ltd|limited|inc|group|australia)\M', '', 'g'),
    '[^[:alnum:]]+', '', 'g')
$$;

create function employers_in(reading jsonb, corrections jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct item->>'company'), '{}')
  from jsonb_array_elements(case jsonb_typeof(coalesce(corrections->'experience', reading#>'{resume,profile,experience}'))
    when 'array' then coalesce(corrections->'experience', reading#>'{resume,profile,experience}') else '[]' end) as item
  where (item->>'present')::boolean and item->>'company' <> ''
$$;

create function note_employers() returns trigger language plpgsql as $$
begin
  update candidate_profiles set current_employers = employers_in(new.reading, new.corrections)
  where document_id = new.id and current_employers is distinct from employers_in(new.reading, new.corrections);
  return null;
end $$;
create trigger documents_employers after update on documents for each row
  when (new.kind = 'resume' and (old.reading, old.corrections) is distinct from (new.reading, new.corrections))
  execute function note_employers();

create function take_employers() returns trigger language plpgsql as $$
begin
  select employers_in(d.reading, d.corrections) into new.current_employers
  from documents d where d.id = new.document_id;
  new.current_employers := coalesce(new.current_employers, '{}');
  return new;
end $$;
create trigger candidates_employers_added before insert on candidate_profiles for each row
  execute function take_employers();
create trigger candidates_employers_changed before update on candidate_profiles for each row
  when (old.document_id is distinct from new.document_id) execute function take_employers();
update candidate_profiles c set current_employers = employers_in(d.reading, d.corrections)
from documents d where d.id = c.document_id;

-- A resume that is deleted leaves the profile behind.
create function keep_profile() returns trigger language plpgsql as $$
begin
  update candidate_profiles set saved = (old.reading#>'{resume,profile}') || old.corrections
  where document_id = old.id and not is_written;
  return old;
end $$;
create trigger documents_profile before delete on documents for each row
  when (old.kind = 'resume' and old.status = 'read') execute function keep_profile();

-- What was put right is matched in another way from now on: those profiles are made once more.
update documents set revision = nextval('content_revisions')
where kind = 'resume' and corrections <> '{}';

-- The list of jobs for a candidate as it was last ranked, so that opening it does not rank anew.
create table recommendation_lists (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- Of what it was made: the resume and its state, and the engine.
  resume_key text not null,
  engine text not null,
  -- Every change of a job before this transaction is in it.
  seen_txid xid8 not null,
  -- [id of the job, distance], the nearest first.
  results jsonb not null,
  -- What the cards show of the first ones, by the id of the job and its revision.
  summaries jsonb not null default '{}',
  made_at timestamptz not null
);

-- When a candidate looked at the list: the last time, and the time before this visit.
create table recommendation_visits (
  account_id uuid primary key references accounts (id) on delete cascade,
  looked_at timestamptz not null,
  looked_before timestamptz
);

-- Who has heard of what changed a moment ago, and what is old enough to forget.
create index changes_by_time on changes (at);
create index changes_of_jobs on changes (txid) where kind = 'job';

-- The index asks for these alone; who was reminded, or where somebody works, is none of its business.
drop trigger candidates_changed on candidate_profiles;
create trigger candidates_added after insert or delete on candidate_profiles
  for each row execute function candidate_changes();
create trigger candidates_changed after update on candidate_profiles for each row
  when ((old.account_id, old.document_id, old.findable) is distinct from
        (new.account_id, new.document_id, new.findable))
  execute function candidate_changes();
