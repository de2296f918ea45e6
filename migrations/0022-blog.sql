-- Articles, what they are filed under, who has read them, and what people wrote to support.

create table blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  position integer not null unique
);
insert into blog_categories (name, slug, position) values
  ('Market report', 'market-report', 1),
  ('Resumes', 'resumes', 2),
  ('Hiring', 'hiring', 3),
  ('Careers', 'careers', 4),
  ('Privacy', 'privacy', 5);

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  excerpt text not null default '',
  -- Clean already: only what the list of allowed elements has.
  content text not null default '',
  -- The words of title, excerpt, content and tags, in small letters: what is searched. The program splits them.
  words tsvector not null default '',
  category_id uuid not null references blog_categories (id),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  meta_title text not null default '',
  meta_description text not null default '',
  keywords text[] not null default '{}',
  ai_generated boolean not null default false,
  -- "" for people; otherwise "rules", or the name of a model.
  written_by text not null default '',
  -- Of a report: its findings, as they were counted.
  report jsonb,
  reading_time integer not null default 1,
  view_count integer not null default 0,
  -- The drawing above the article as SVG, "" for none.
  hero_svg text not null default '',
  author_id uuid references accounts (id) on delete set null,
  -- When it first went live; it keeps its date after that.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blog_posts_live on blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_live_of_category on blog_posts (category_id, published_at desc, id) where status = 'published';
create index blog_posts_live_words on blog_posts using gin (words) with (fastupdate = off) where status = 'published';
create index blog_posts_newest on blog_posts (created_at desc, id);
create index blog_posts_author on blog_posts (author_id) where author_id is not null;

-- Where a post that had been out was found before: its old addresses still lead to it.
create table blog_old_slugs (
  slug text primary key,
  post_id uuid not null references blog_posts (id) on delete cascade
);
create index blog_old_slugs_of_post on blog_old_slugs (post_id);

create table blog_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique
);

create table blog_post_tags (
  post_id uuid not null references blog_posts (id) on delete cascade,
  tag_id uuid not null references blog_tags (id) on delete cascade,
  position integer not null,
  primary key (post_id, tag_id)
);
create index blog_post_tags_of_tag on blog_post_tags (tag_id);

-- Who has read what on which day, as a keyed digest that says nothing about anybody; kept for two days.
create table blog_views (
  post_id uuid not null references blog_posts (id) on delete cascade,
  day date not null,
  reader text not null,
  primary key (post_id, day, reader)
);
create index blog_views_day on blog_views (day);

-- How many readers a network had for a post on a day, so that one place cannot push it; a digest, kept as long.
create table blog_view_networks (
  post_id uuid not null references blog_posts (id) on delete cascade,
  day date not null,
  network text not null,
  readers integer not null,
  primary key (post_id, day, network)
);
create index blog_view_networks_day on blog_view_networks (day);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Of who was signed in; goes with the account.
  account_id uuid references accounts (id) on delete cascade,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_of_account on contact_messages (account_id) where account_id is not null;
create index contact_messages_oldest on contact_messages (created_at);
