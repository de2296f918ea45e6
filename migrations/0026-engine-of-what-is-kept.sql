-- Everything that was scored says by which engine, so that what another one scored is worked out again and not
-- shown meanwhile (docs/decisions/0036).

-- The engine that counted a posting's candidates; '' while nobody has counted them.
alter table jobs add column counted_by text not null default '';
-- What stands there was counted by a version that did not say so: it is no version's of today.
update jobs set counted_by = 'before 0026' where owner_id is not null and status <> 'draft';
create index jobs_counted on jobs (counted_by, id) where owner_id is not null and status <> 'draft';

-- The engine that found the job near enough to tell.
alter table job_alerts add column engine text not null default '';

create index recommendation_lists_engine on recommendation_lists (engine, account_id);

-- A notice stays for as long as somebody keeps it, so it names jobs and no longer says how well they fit.
update notifications set
  title = case when title ~ '^\d' then regexp_replace(title, ' fit you very well$', ' for you') else 'A new job for you' end,
  message = regexp_replace(message, ' \(\d{1,3}%\)', '', 'g')
where type = 'job_match' and title ~ 'fits? you very well$';
