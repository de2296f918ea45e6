-- compatible-with: 0032
-- What a candidate says of a requirement that their resume does not show: that they do not have it. It is about the
-- requirement's words and not about one job, so that nobody is asked the same twice. What they do have goes into
-- their profile and needs no row.
create table requirement_answers (
  account_id uuid not null references accounts (id) on delete cascade,
  -- SHA-256 of the requirement's words, without case and punctuation.
  words_hash bytea not null,
  requirement text not null,
  answered_at timestamptz not null,
  primary key (account_id, words_hash)
);
