-- A delete of what a foreign key points at looks for the rows that point: with an index, and not through the whole table.
create index blog_posts_category on blog_posts (category_id) where category_id is not null;
create index candidate_bookmarks_recruiter on candidate_bookmarks (recruiter_id);
create index comparisons_account on comparisons (account_id) where account_id is not null;
create index discovered_firms_firm on discovered_firms (firm_id) where firm_id is not null;
create index dismissed_jobs_job on dismissed_jobs (job_id);
create index job_alerts_job on job_alerts (job_id);
create index job_talks_posting on job_talks (posting_id) where posting_id is not null;
