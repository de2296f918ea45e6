-- compatible-with: 0032
-- The day on which a job from elsewhere closes, as its page says it or as the candidate typed it.
alter table tracked_jobs add column closes_on date;
