-- Words of passages are keyed an epoch at a time, each with a random key, so that a text that
-- somebody knows opens no words beyond its epoch. Passages of epoch 0 are of before, keyed with the
-- person's index key; a job keys them again.

create sequence index_epochs_id_seq as int;
create table index_epochs (
  user_id text not null references users (id) on delete cascade,
  id int not null,
  -- What is uploaded, and the sample, have none.
  source_id text,
  origin text not null check (origin in ('own', 'bulk', 'sample')),
  passages int not null default 0,
  sealed bytea not null,
  primary key (user_id, id)
);
alter table index_epochs enable row level security;
grant select, insert, update, delete on index_epochs to trove_app;
create policy own on index_epochs to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
grant usage on sequence index_epochs_id_seq to trove_app;

alter table passages add column epoch int not null default 0;
create index passages_legacy on passages (user_id, id) where epoch = 0;

alter table passage_totals
  -- How many vectors were ever stored, which numbers them, and how often passages were removed.
  add column vectors bigint not null default 0,
  add column removals bigint not null default 0,
  -- Whether passages of before wait to be keyed again.
  add column legacy boolean not null default false;
update passage_totals set legacy = true;
grant select (user_id, legacy) on passage_totals to trove_jobs;
create policy legacy on passage_totals for select to trove_jobs using (true);

-- The signs of a vector, masked for this row alone; bits are of before.
alter table passage_vectors
  add column seq bigint not null default 0,
  add column signs bytea,
  alter column bits drop not null;
drop index passage_vectors_bits;
create index passage_vectors_legacy on passage_vectors (user_id, passage_id) include (bits)
  where signs is null;
-- Answers from the index alone what a search reads of all vectors.
create index passage_vectors_signs on passage_vectors (user_id, seq) include (passage_id, signs)
  where signs is not null;

-- Passages that hold any of the rare terms, by the summed weight of all the terms in them. Only the
-- terms of a passage's own epoch can be in it: those from `firsts` to `lasts` of `terms`.
drop function trove_lexical_candidates(bigint[], bigint[], real[], int);
create function trove_lexical_candidates(
  rare bigint[], terms bigint[], weights real[], epochs int[], firsts int[], lasts int[], top int
)
returns table (passage_id bigint, score real)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select found.id,
    (select sum(wanted.weight)
     from unnest(slice.terms, slice.weights) as wanted (term, weight)
     where found.terms[width_bucket(wanted.term, found.terms)] = wanted.term)::real as score
  from (
    select passages.id, passages.terms, passages.epoch
    from passages
    where passages.terms && $1
      and passages.user_id = (select current_setting('trove.user_id', true))
    -- Only a word that is in a great part of all passages brings so many; it tells little.
    limit 20000
  ) as found
  join (
    select epoch, $2[first:last] as terms, $3[first:last] as weights
    from unnest($4, $5, $6) as bounds (epoch, first, last)
    -- Cut once an epoch, not once a passage.
    offset 0
  ) as slice on slice.epoch = found.epoch
  order by score desc nulls last, found.id desc
  limit $7
$$;

-- Passages of before whose vectors differ from the question's in the fewest bits.
create or replace function trove_vector_candidates(question bit(384), top int)
returns table (passage_id bigint, distance int)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select passage_vectors.passage_id, bit_count(passage_vectors.bits # $1)::int as distance
  from passage_vectors
  where passage_vectors.user_id = (select current_setting('trove.user_id', true))
    and passage_vectors.signs is null
  order by distance, passage_vectors.passage_id desc
  limit $2
$$;

revoke execute on function
  trove_lexical_candidates(bigint[], bigint[], real[], int[], int[], int[], int) from public;
grant execute on function
  trove_lexical_candidates(bigint[], bigint[], real[], int[], int[], int[], int) to trove_app;
