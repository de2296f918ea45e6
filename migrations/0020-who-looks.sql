-- From whom people hide, so that another name over the same door changes nothing; and how many people a recruiter
-- looks through in a day. Functions name the schema of what they use: a dump is restored without a search path.

create or replace function public.bare_company(name text) returns text language sql immutable
return regexp_replace(
  regexp_replace(lower(name), '\m(and|the|pty|ltd|limited|inc|group|australia)\M', '', 'g'),
  '[^[:alnum:]]+', '', 'g');

-- "Harrow & Lyle Lawyers" is "harrowlyle", as "harrowlylelegal" of its address is. For hiding alone: two companies
-- that come out alike see too little. Null for what is no name, never "".
create function public.hiding_name(company text) returns text language sql immutable
return nullif(coalesce(
  substring(public.bare_company(company) from
    '^(?!(?:lawyers|legal|partners|solicitors|law|group|australia)+$)(.{2,}?)(?:lawyers|legal|partners|solicitors|law|group|australia)+$'),
  nullif(public.bare_company(company), ''),
  regexp_replace(lower(company), '[^[:alnum:]]+', '', 'g')), '');

create function public.hiding_names(names text[]) returns text[] language sql immutable
begin atomic
  select coalesce(array_agg(distinct public.hiding_name(name)) filter (where public.hiding_name(name) is not null),
                  '{}')
  from unnest(names) as name;
end;

-- Where anybody can have an address or a page, as src/server/features/profiles/recruiter/shared-domains.ts has it.
create function public.is_shared_domain(domain text) returns boolean language sql immutable
return lower(domain) ~ ('(^|\.)(' ||
    'gmail\.com|googlemail\.com|outlook\.com|outlook\.com\.au|hotmail\.com|hotmail\.com\.au|live\.com|' ||
    'live\.com\.au|msn\.com|yahoo\.com|yahoo\.com\.au|yahoo\.co\.nz|yahoo\.co\.uk|ymail\.com|rocketmail\.com|' ||
    'icloud\.com|me\.com|mac\.com|proton\.me|protonmail\.com|pm\.me|tutanota\.com|tuta\.io|fastmail\.com|' ||
    'fastmail\.com\.au|fastmail\.fm|hey\.com|aol\.com|gmx\.com|gmx\.net|gmx\.de|web\.de|mail\.com|email\.com|' ||
    'zoho\.com|zohomail\.com|zohomail\.com\.au|yandex\.com|mail\.ru|qq\.com|163\.com|126\.com|naver\.com|' ||
    'rediffmail\.com|inbox\.com|duck\.com|mailbox\.org|posteo\.net|bigpond\.com|bigpond\.com\.au|' ||
    'bigpond\.net\.au|telstra\.com|optusnet\.com\.au|iinet\.net\.au|westnet\.com\.au|internode\.on\.net|' ||
    'on\.net|tpg\.com\.au|dodo\.com\.au|adam\.com\.au|ozemail\.com\.au|aapt\.net\.au|netspace\.net\.au|' ||
    'exetel\.com\.au|xtra\.co\.nz|slingshot\.co\.nz|btinternet\.com|sky\.com|virginmedia\.com|comcast\.net|' ||
    'verizon\.net|att\.net|mailinator\.com|guerrillamail\.com|10minutemail\.com|yopmail\.com|tempmail\.com|' ||
    'temp-mail\.org|sharklasers\.com|trashmail\.com|wordpress\.com|wixsite\.com|wix\.com|squarespace\.com|' ||
    'weebly\.com|webflow\.io|github\.io|gitlab\.io|pages\.dev|workers\.dev|netlify\.app|netlify\.com|' ||
    'vercel\.app|herokuapp\.com|onrender\.com|fly\.dev|web\.app|firebaseapp\.com|appspot\.com|' ||
    'azurewebsites\.net|cloudfront\.net|amazonaws\.com|blogspot\.com|blogger\.com|tumblr\.com|medium\.com|' ||
    'substack\.com|notion\.site|carrd\.co|godaddysites\.com|myshopify\.com|business\.site|sites\.google\.com|' ||
    'google\.com|facebook\.com|instagram\.com|linkedin\.com|twitter\.com|x\.com|youtube\.com|linktr\.ee|' ||
    'about\.me|strikingly\.com|jimdosite\.com|jimdofree\.com|ueniweb\.com|framer\.website|canva\.site|' ||
    'typedream\.app|bitbucket\.io|surge\.sh|glitch\.me|replit\.app|neocities\.org|seek\.com\.au|indeed\.com|' ||
    'hubspotpagebuilder\.com|sharepoint\.com'
    || ')$');

-- "people.harrow-lyle.com.au" is "harrowlyle". Null for a domain that many share.
create function public.company_of_domain(domain text) returns text language sql immutable
return case when not public.is_shared_domain(domain) then
  public.hiding_name(regexp_replace(
    regexp_replace(lower(domain),
      '(\.(nsw|vic|qld|wa|sa|tas|act|nt|catholic)\.(gov|edu)\.au|(\.(com|net|org|edu|gov|asn|id|co|ac|govt|ltd))?\.[a-z]{2,})\.?$',
      ''),
    '^.*\.', '')) end;

create or replace function public.employers_in(reading jsonb, corrections jsonb) returns text[] language sql immutable
begin atomic
  select coalesce(array_agg(distinct item->>'company'), '{}')
  from jsonb_array_elements(case jsonb_typeof(coalesce(corrections->'experience', reading#>'{resume,profile,experience}'))
    when 'array' then coalesce(corrections->'experience', reading#>'{resume,profile,experience}') else '[]' end) as item
  where (item->>'present')::boolean and item->>'company' <> '';
end;

create or replace function public.take_employers() returns trigger language plpgsql as $$
begin
  select public.employers_in(d.reading, d.corrections) into new.current_employers
  from public.documents d where d.id = new.document_id;
  new.current_employers := coalesce(new.current_employers, '{}');
  return new;
end $$;

create or replace function public.note_change(kind text, id uuid) returns void language plpgsql as $$
begin
  if id is null then return; end if;
  insert into public.changes (kind, document_id) values (kind, id);
  -- A hint: whoever misses it looks for itself soon after.
  perform pg_notify('match_changes', '');
end $$;

create or replace function public.candidate_changes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform public.note_change('resume', old.document_id); end if;
  if tg_op <> 'DELETE' then perform public.note_change('resume', new.document_id); end if;
  return null;
end $$;

drop function finds;
drop function eyes_of;
drop view findable_resumes;
alter table candidate_profiles drop column hiding;
drop function bare_companies;

alter table candidate_profiles add column hiding text[] not null generated always as (
  public.hiding_names(hidden_companies || case when hide_from_employer then current_employers else '{}'::text[] end)
) stored;
create index candidate_profiles_hiding on candidate_profiles using gin (hiding);

create view findable_resumes as
  select d.id as document_id, c.account_id, c.hiding, d.received_at
  from candidate_profiles c
  join documents d on d.id = c.document_id and d.kind = 'resume' and d.status = 'read'
  join accounts a on a.id = c.account_id and not a.is_recruiter
  where c.findable;

-- Whose eyes look: the posting's company, and every company that the recruiter is known to look for: the one they
-- name, those of their postings, and whose website and address they have. People hide from any of them.
create function public.eyes_of(recruiter uuid, looking_for text) returns text[] language sql stable
begin atomic
  select coalesce(array_agg(distinct eye), '{}') from (
    select public.hiding_name(looking_for)
    union all
    select public.hiding_name(company) from (select distinct company from public.jobs where owner_id = recruiter) as own
    union all
    select unnest(array[public.hiding_name(company_name),
      public.company_of_domain(substring(company_website from '^[A-Za-z]+://(?:[^/?#@]*@)?([^/?#:]+)'))])
    from public.recruiter_profiles where account_id = recruiter
    union all
    select public.company_of_domain(split_part(email, '@', -1)) from public.accounts where id = recruiter
  ) as eyes (eye) where eye is not null;
end;

-- Without a posting in hand.
create function public.finds(recruiter uuid, hiding text[]) returns boolean language sql stable
return not finds.hiding && public.eyes_of(recruiter, null);

-- A recruiter who is seen to look for another company is shown other people: all their postings are counted anew.
create function public.recruiter_matched_anew() returns trigger language plpgsql as $$
begin
  delete from public.matched_jobs m using public.jobs j where j.id = m.job_id and j.owner_id = new.account_id;
  return null;
end $$;
create trigger recruiters_added after insert on recruiter_profiles for each row
  execute function recruiter_matched_anew();
create trigger recruiters_matched_anew after update on recruiter_profiles for each row
  when ((old.company_name, old.company_website) is distinct from (new.company_name, new.company_website))
  execute function recruiter_matched_anew();

create function public.owner_matched_anew() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.id, old.id);
  owner uuid := coalesce(new.owner_id, old.owner_id);
begin
  -- As long as another of their postings names the company, or nobody hides from it, nothing is different.
  if exists (select 1 from unnest(array[old.company, new.company]) as name where name is not null
             and exists (select 1 from public.candidate_profiles where hiding @> array[public.hiding_name(name)])
             and not exists (select 1 from public.jobs where owner_id = owner and company = name and id <> changed)) then
    delete from public.matched_jobs m using public.jobs j
    where j.id = m.job_id and j.owner_id = owner and j.id <> changed;
  end if;
  return null;
end $$;
create trigger jobs_owner_added after insert on jobs for each row
  when (new.owner_id is not null) execute function owner_matched_anew();
create trigger jobs_owner_changed after update on jobs for each row
  when (new.owner_id is not null and old.company is distinct from new.company) execute function owner_matched_anew();
create trigger jobs_owner_removed after delete on jobs for each row
  when (old.owner_id is not null) execute function owner_matched_anew();

-- Whom a recruiter was shown in lists on a day: so many, and no more. Kept until the next day's first list.
create table listed_people (
  recruiter_id uuid not null references accounts (id) on delete cascade,
  candidate_id uuid not null references accounts (id) on delete cascade,
  day date not null,
  primary key (recruiter_id, day, candidate_id)
);
create index listed_people_candidate on listed_people (candidate_id);

-- How often it was downloaded on that day, by the server's day as openings are counted.
alter table profile_views add column downloads integer not null default 0;
