-- Terms stay in the row, because a search reads those of thousands of passages; the sealed text,
-- which it reads of few, moves out instead.
alter table passages alter column terms set storage main;

-- Candidates of a search. Under row-level security PostgreSQL does not use the index on terms,
-- because && is not leakproof; these functions run as the owner and bind the person themselves.

-- Passages that hold any of the rare terms, by the summed weight of all the terms in them. The
-- terms of a passage are in ascending order, so that width_bucket finds one by halving.
create function trove_lexical_candidates(rare bigint[], terms bigint[], weights real[], top int)
returns table (passage_id bigint, score real)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select found.id,
    (select sum(wanted.weight)
     from unnest($2, $3) as wanted (term, weight)
     where found.terms[width_bucket(wanted.term, found.terms)] = wanted.term)::real as score
  from (
    select passages.id, passages.terms
    from passages
    where passages.terms && $1
      and passages.user_id = (select current_setting('trove.user_id', true))
    -- Only a word that is in a great part of all passages brings so many; it tells little.
    limit 20000
  ) as found
  order by score desc nulls last, found.id desc
  limit $4
$$;

-- Passages whose vectors differ from the question's in the fewest bits.
create function trove_vector_candidates(question bit(384), top int)
returns table (passage_id bigint, distance int)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select passage_vectors.passage_id, bit_count(passage_vectors.bits # $1)::int as distance
  from passage_vectors
  where passage_vectors.user_id = (select current_setting('trove.user_id', true))
  order by distance, passage_vectors.passage_id desc
  limit $2
$$;

revoke execute on function trove_lexical_candidates(bigint[], bigint[], real[], int) from public;
revoke execute on function trove_vector_candidates(bit, int) from public;
grant execute on function trove_lexical_candidates(bigint[], bigint[], real[], int) to trove_app;
grant execute on function trove_vector_candidates(bit, int) to trove_app;

-- Answers the second function from the index alone.
create index passage_vectors_bits on passage_vectors (user_id, passage_id) include (bits);
