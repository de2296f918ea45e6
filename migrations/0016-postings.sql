-- What a recruiter's list of postings shows without counting: candidates by level, in the order of the levels,
-- and why a draft is one.
alter table jobs add column candidate_levels integer[] not null default '{0,0,0,0}';
alter table jobs add column draft_reason text not null default '';
create index jobs_created on jobs (owner_id, created_at desc) where owner_id is not null;

-- Open again, worded anew or under another company's name, a posting is held against all candidates once more:
-- some may see it now who did not, and its count is another. Nobody is told twice (job_alerts).
create function job_matched_anew() returns trigger language plpgsql as $$
begin
  delete from matched_jobs where job_id = new.id;
  return null;
end $$;
create trigger jobs_matched_anew after update on jobs for each row
  when ((old.status, old.revision, old.company) is distinct from (new.status, new.revision, new.company))
  execute function job_matched_anew();
