-- Whether two names mean the same organisation is decided by one module (src/server/platform/organisations), which
-- makes keys of them; here keys are compared.

-- Of the company, so that it is known under whatever name. It is part of what an administrator looks at.
alter table recruiter_profiles
  add column abn text not null default '',
  add column approved_abn text not null default '';

drop function finds;
drop function eyes_of;
drop view findable_resumes;
alter table candidate_profiles drop column hiding;
alter table candidate_profiles
  -- The names from which a person hides, as they are written.
  add column hides_from text[] not null generated always as (
    hidden_companies || case when hide_from_employer then current_employers else '{}'::text[] end
  ) stored,
  -- The keys of these names; of which names they were made, and by which version of the module.
  add column hiding text[] not null default '{}',
  add column hiding_of text[],
  add column hiding_version integer not null default 0;
create index candidate_profiles_hiding_missing on candidate_profiles (account_id)
  where hiding_of is distinct from hides_from;
create index candidate_profiles_hiding_version on candidate_profiles (hiding_version);

-- Nobody is found whose keys have still to be made: it is not known from whom they hide.
create view findable_resumes as
  select d.id as document_id, c.account_id, c.hiding, d.received_at
  from candidate_profiles c
  join documents d on d.id = c.document_id and d.kind = 'resume' and d.status = 'read'
  join accounts a on a.id = c.account_id and not a.is_recruiter
  where c.findable and c.hiding_of = c.hides_from;

-- For whom a recruiter looks: every company that they are known to look for, by name, address, website and number.
create function public.looks_for(recruiter uuid) returns table (name text, domain text, abn text, is_draft boolean) language sql stable
begin atomic
  select company, null::text, null::text, own.is_draft
  from (select company, bool_and(status = 'draft') as is_draft
        from public.jobs where owner_id = recruiter group by company) as own
  union all
  select company_name, substring(company_website from '^[A-Za-z]+://(?:[^/?#@]*@)?([^/?#:]+)'),
    recruiter_profiles.abn, false
  from public.recruiter_profiles where account_id = recruiter
  union all
  select null, split_part(email, '@', -1), null, false from public.accounts where id = recruiter;
end;

drop trigger recruiters_matched_anew on recruiter_profiles;
create trigger recruiters_matched_anew after update on recruiter_profiles for each row
  when ((old.company_name, old.company_website, old.abn)
        is distinct from (new.company_name, new.company_website, new.abn))
  execute function recruiter_matched_anew();

create or replace function public.owner_matched_anew() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.id, old.id);
  owner uuid := coalesce(new.owner_id, old.owner_id);
begin
  -- As long as another of their postings names the company, nothing is different.
  if exists (select 1 from unnest(array[old.company, new.company]) as name where name is not null
             and exists (select 1 from public.candidate_profiles where hides_from <> '{}')
             and not exists (select 1 from public.jobs where owner_id = owner and company = name and id <> changed)) then
    delete from public.matched_jobs m using public.jobs j
    where j.id = m.job_id and j.owner_id = owner and j.id <> changed;
  end if;
  return null;
end $$;

-- Which of our firms a name means is the module's to say.
drop function is_law_firm;
drop index law_firms_hiding_name;
drop index recruiter_profiles_hiding_name;
