-- Talks with the assistant are kept whole: what was said, answered and changed at each step, and the website that
-- the company was read from.
alter table job_talks add column steps jsonb not null default '[]';
alter table job_talks add column url text not null default '';
-- What was unfinished belongs to another engine: the browser has its messages, and they are gone through again.
delete from job_talks where not (answer ->> 'complete')::boolean;

-- A posting that its owner wants to be public and that names a firm which the owner is not known to hire for. It is
-- a draft until the owner is verified, and goes live with that.
alter table jobs add column waiting boolean not null default false check (not waiting or status = 'draft');
create index jobs_waiting on jobs (owner_id) where waiting;

-- Whether a name is that of a firm in our list, compared as for hiding.
create index law_firms_hiding_name on law_firms (public.hiding_name(name));
create function public.is_law_firm(company text) returns boolean language sql stable
return exists (select 1 from public.law_firms where public.hiding_name(name) = public.hiding_name(company));
create index recruiter_profiles_hiding_name on recruiter_profiles (public.hiding_name(company_name));
