-- The functions of a search are given the person, so that a cluster reads one server alone; the
-- setting of the transaction still has to agree.

drop function trove_lexical_candidates(bigint[], bigint[], real[], int[], int[], int[], int);

-- Passages that hold any of the rare terms, by the summed weight of all the terms in them. The sum
-- is written out term by term, because a subquery for each passage takes longer than its terms.
create function trove_lexical_candidates(
  person text, rare bigint[], terms bigint[], weights real[],
  epochs int[], firsts int[], lasts int[], top int
)
returns table (passage_id bigint, score real)
language plpgsql stable
security definer set search_path = trove, pg_temp
-- Far more passages are expected than are found, and with a limit the whole table would be read.
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  score text;
begin
  select string_agg(format(
    'case when found.terms[width_bucket(slice.terms[%1$s], found.terms)] = slice.terms[%1$s]
      then slice.weights[%1$s] else 0 end', place), ' + ')
  into score
  from generate_series(1, (select max(last - first + 1) from unnest(firsts, lasts) as bounds (first, last)))
    as place;
  return query execute format('
    select found.id, (%s)::real as score
    from (
      select passages.id, passages.terms, passages.epoch
      from passages
      where passages.terms && $2
        and passages.user_id = $1 and $1 = current_setting(''trove.user_id'', true)
      -- Only a word that is in a great part of all passages brings so many; it tells little.
      limit 20000
    ) as found
    join (
      select epoch, $3[first:last] as terms, $4[first:last] as weights
      from unnest($5, $6, $7) as bounds (epoch, first, last)
      -- Cut once an epoch, not once a passage.
      offset 0
    ) as slice on slice.epoch = found.epoch
    order by score desc, found.id desc
    limit $8', coalesce(score, '0'))
  using person, rare, terms, weights, epochs, firsts, lasts, top;
end
$$;

drop function trove_vector_candidates(bit, int);

-- Passages of the legacy index whose vectors differ from the question's in the fewest bits.
create function trove_vector_candidates(person text, question bit(384), top int)
returns table (passage_id bigint, distance int)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select passage_vectors.passage_id, bit_count(passage_vectors.bits # $2)::int as distance
  from passage_vectors
  where passage_vectors.user_id = $1 and $1 = current_setting('trove.user_id', true)
    and passage_vectors.signs is null
  order by distance, passage_vectors.passage_id desc
  limit $3
$$;

revoke execute on function
  trove_lexical_candidates(text, bigint[], bigint[], real[], int[], int[], int[], int) from public;
grant execute on function
  trove_lexical_candidates(text, bigint[], bigint[], real[], int[], int[], int[], int) to trove_app;
revoke execute on function trove_vector_candidates(text, bit, int) from public;
grant execute on function trove_vector_candidates(text, bit, int) to trove_app;
