-- What the recruiter said last in a talk: when its answer was lost on the way, it is said again.
alter table job_talks add column said text not null default '';

-- Whether somebody brought the document by hand. What an archive brought is found through its archive, and is
-- in no list of documents after the archive's report is gone either.
alter table documents add column listed boolean not null default true;
update documents set listed = false where archive_id is not null;
