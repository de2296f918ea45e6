-- What operators work with: law firms and how they are read, firms that were discovered, runs, the jobs that runs
-- found and that wait for a decision, and how often which host was asked.

create table law_firms (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  website_url text not null,
  -- Without "www.": what says that two firms are one.
  host text not null,
  careers_page_url text not null default '',
  location text not null,
  size_category text not null check (size_category in ('small', 'medium', 'large', 'top_tier')),
  practice_areas text[] not null default '{}',
  scraping_config jsonb not null,
  scraping_enabled boolean not null default true,
  last_scraped_at timestamptz,
  -- Why the last reading failed; '' when it did not.
  last_error text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index law_firms_host on law_firms (host);

create table discovered_firms (
  id uuid primary key default gen_random_uuid(),
  firm_name text not null,
  search_query text not null,
  discovered_url text not null,
  -- A host is discovered once, whatever became of it.
  host text not null unique,
  careers_page_url text not null default '',
  discovered_at timestamptz not null default now(),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  decided_by uuid references accounts (id) on delete set null,
  decided_at timestamptz,
  firm_id uuid references law_firms (id) on delete set null
);
create index discovered_firms_decided_by on discovered_firms (decided_by) where decided_by is not null;
create index discovered_firms_waiting on discovered_firms (discovered_at desc, id) where state = 'pending';

create table scrape_runs (
  id uuid primary key default gen_random_uuid(),
  run_type text not null check (run_type in ('scraping', 'discovery', 'seek')),
  status text not null check (status in ('running', 'completed', 'failed', 'stopped')),
  -- Of a Seek run: its configuration.
  config jsonb not null default '{}',
  firms_new integer not null default 0,
  error text not null default '',
  started_by uuid references accounts (id) on delete set null,
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  -- Somebody asked it to stop.
  stop_asked boolean not null default false,
  -- Who is at work on it, and until when without a sign of life. A run whose worker died is taken up by another.
  worker uuid,
  worker_until timestamptz
);
-- One of a kind at a time.
create unique index scrape_runs_running on scrape_runs (run_type) where status = 'running';
create index scrape_runs_started_by on scrape_runs (started_by) where started_by is not null;
create index scrape_runs_newest on scrape_runs (started_at desc, id);

-- What a run goes through: firms, keywords, queries. One that is through is not gone through again.
create table scrape_run_parts (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references scrape_runs (id) on delete cascade,
  position integer not null,
  firm_id uuid references law_firms (id) on delete set null,
  name text not null,
  url text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'running', 'completed', 'failed')),
  pages integer not null default 0,
  -- What came of it, counted together with the sightings, which are not kept as long.
  jobs_found integer not null default 0,
  jobs_new integer not null default 0,
  jobs_duplicate integer not null default 0,
  error text not null default '',
  completed_at timestamptz,
  unique (run_id, position)
);
create index scrape_run_parts_firm on scrape_run_parts (firm_id) where firm_id is not null;

-- Jobs as they were found. `source_key` says which job it is, whatever way led to it.
create table scraped_jobs (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('law_firm', 'seek')),
  source_key text not null unique,
  source_url text not null,
  firm_id uuid references law_firms (id) on delete set null,
  firm_name text not null,
  firm_website text not null default '',
  -- hiding_name of the firm, or '': near-same texts are looked for among the jobs of one employer, who is
  -- "Harrow & Lyle" on a board and "Harrow Lyle Lawyers" at home.
  employer text not null,
  title text not null,
  location text not null default '',
  job_type text not null default '',
  experience_level text not null default '',
  practice_area text not null default '',
  salary_range text not null default '',
  raw_content text not null,
  extracted_data jsonb not null,
  -- Of the words alone: the same words are no change.
  content_hash text not null,
  -- Hashes of the text's word groups, of which two texts share as many as they have words in common.
  sketch integer[] not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'duplicate')),
  -- The live job that it became; it stays when the job's page changes and waits for another decision.
  job_id uuid references jobs (id) on delete set null,
  -- What it is like: another of these, or a recruiter's posting.
  similar_id uuid,
  similar_job_id uuid,
  similarity real,
  reason text not null default '',
  decided_by uuid references accounts (id) on delete set null,
  decided_at timestamptz,
  -- What a decision can be taken back to.
  before_decision jsonb,
  -- The words that were refused as a change of a live job: they are not asked about again.
  refused_hash text,
  -- Runs in a row that no longer found it.
  missed integer not null default 0,
  -- When that was counted last: two readings one after the other say no more than one.
  missed_at timestamptz,
  found_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index scraped_jobs_waiting on scraped_jobs (found_at desc, id) where state = 'pending';
create index scraped_jobs_states on scraped_jobs (state);
create index scraped_jobs_found on scraped_jobs (found_at) include (state);
create index scraped_jobs_approved on scraped_jobs (decided_at) where state = 'approved';
create index scraped_jobs_employer on scraped_jobs (employer);
create index scraped_jobs_firm on scraped_jobs (firm_id) include (state, job_id);
create index scraped_jobs_decided_by on scraped_jobs (decided_by) where decided_by is not null;
create index scraped_jobs_job on scraped_jobs (job_id) where job_id is not null;
-- Beside the row: what is counted, listed or only seen again goes without the words. There is room in each page for
-- a row that was seen again, which then needs no new entries in the indexes.
alter table scraped_jobs alter column sketch set storage external;
alter table scraped_jobs set (toast_tuple_target = 640, fillfactor = 80);
create index jobs_employer on jobs (hiding_name(company)) where status = 'active';

-- What a run came across, each job once however often the run was begun again.
create table scrape_sightings (
  run_id uuid not null references scrape_runs (id) on delete cascade,
  source_key text not null,
  part_id uuid references scrape_run_parts (id) on delete cascade,
  outcome text not null check (outcome in ('new', 'changed', 'unchanged', 'duplicate', 'left_out')),
  at timestamptz not null default now(),
  primary key (run_id, source_key)
);
create index scrape_sightings_part on scrape_sightings (part_id);

-- How each host wants to be asked: when the next request may go, and what its robots.txt said.
create table polite_hosts (
  host text primary key,
  next_at timestamptz not null default now(),
  -- After 429 and 503: nothing goes before this.
  wait_until timestamptz,
  setbacks integer not null default 0,
  robots text,
  robots_status integer,
  robots_at timestamptz
);
