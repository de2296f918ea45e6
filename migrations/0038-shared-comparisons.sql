-- compatible-with: 0032
-- A comparison that its owner shows to whoever has the link. The token is stored hashed; ending the sharing
-- deletes the row, and making a new link replaces it.
create table comparison_shares (
  comparison_id uuid primary key references comparisons (id) on delete cascade,
  token_hash bytea not null,
  shared_at timestamptz not null,
  opened integer not null default 0,
  last_opened_at timestamptz
);
create unique index comparison_shares_token on comparison_shares (token_hash);

-- With a document goes what was made from it, and what was shown of it.
create or replace function forget_comparisons() returns trigger language plpgsql as $$
begin
  delete from comparison_shares using comparisons
  where comparisons.id = comparison_shares.comparison_id
    and (comparisons.resume_id = old.id or comparisons.job_id = old.id);
  update comparisons set body = null, saved_at = null
  where body is not null and (resume_id = old.id or job_id = old.id);
  return old;
end $$;
