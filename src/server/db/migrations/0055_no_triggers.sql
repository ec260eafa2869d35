-- The program counts records, drops outdated batches and notes unused objects itself, with the
-- change that makes it necessary. Triggers, and policies that read other tables, are nothing that
-- tables spread over several servers can have.

drop trigger sources_counted_gone on data_sources;
drop trigger records_counted_new on records;
drop trigger records_counted_changed on records;
drop trigger records_counted_gone on records;
drop trigger records_changed on records;
drop trigger records_gone on records;
drop trigger note_objects on document_chunks;
drop function forget_source_counts();
drop function count_added_records();
drop function count_changed_records();
drop function count_removed_records();
drop function forget_record_batches();
drop function note_objects();

-- Called after an original's part was moved to an object: it was announced for removal, and now it
-- stays.
create function trove_keep_object(kept text) returns void
language plpgsql
security definer set search_path = trove, pg_temp
as $$
begin
  delete from object_removals where object = kept;
  if not found then raise exception 'the object may be removed already'; end if;
end
$$;

-- Called before the originals of documents are removed, or stored in the database again: their
-- objects are removed later, because readers that found the name before may still fetch them.
create function trove_release_objects(person text, documents text[]) returns void
language plpgsql
security definer set search_path = trove, pg_temp
as $$
begin
  insert into object_removals
  select object, now() + interval '10 minutes' from document_chunks
  where user_id = person and person = current_setting('trove.user_id', true)
    and document_id = any(documents) and object is not null
  on conflict do nothing;
end
$$;

-- As before, but not in the language in which a cluster accepts no parameters.
create or replace function trove_vector_candidates(person text, question bit(384), top int)
returns table (passage_id bigint, distance int)
language plpgsql stable
security definer set search_path = trove, pg_temp
as $$
begin
  return query
  select vectors.passage_id, bit_count(vectors.bits # question)::int as bits_apart
  from passage_vectors as vectors
  where vectors.user_id = person and person = current_setting('trove.user_id', true)
    and vectors.signs is null
  order by bits_apart, vectors.passage_id desc
  limit top;
end
$$;

revoke execute on function trove_keep_object(text) from public;
grant execute on function trove_keep_object(text) to trove_app;
revoke execute on function trove_release_objects(text, text[]) from public;
grant execute on function trove_release_objects(text, text[]) to trove_app;

-- What the person deleted and may still restore is listed in a setting of the transaction, between
-- spaces. Without the setting nothing is shown. `case` keeps the planner's estimates near the truth.
drop policy shown on documents;
drop policy shown on records;
drop policy shown on passages;
drop policy shown on data_sources;
drop policy shown on questions;
drop policy shown on conversations;
drop policy shown on chat_messages;
drop policy shown on readings;

do $$
declare
  name text;
begin
  foreach name in array array['data_sources', 'questions', 'conversations', 'readings'] loop
    execute format(
      'create policy shown on %I as restrictive for select to trove_app using (
        case when current_setting(''trove.hidden'', true) = '''' then true
        else strpos(current_setting(''trove.hidden'', true), '' '' || id || '' '') = 0 end)', name);
  end loop;
end $$;
create policy shown on chat_messages as restrictive for select to trove_app using (
  case when current_setting('trove.hidden', true) = '' then true
  else strpos(current_setting('trove.hidden', true), ' ' || conversation_id || ' ') = 0 end
);
create policy shown on documents as restrictive for select to trove_app using (
  case when current_setting('trove.hidden', true) = '' then true
  else strpos(current_setting('trove.hidden', true), ' ' || id || ' ') = 0
    and (source_id is null
      or strpos(current_setting('trove.hidden', true), ' ' || source_id || ' ') = 0) end
);
create policy shown on records as restrictive for select to trove_app using (
  case when current_setting('trove.hidden', true) = '' then true
  else (document_id is null
      or strpos(current_setting('trove.hidden', true), ' ' || document_id || ' ') = 0)
    and (source_id is null
      or strpos(current_setting('trove.hidden', true), ' ' || source_id || ' ') = 0) end
);
-- Passages do not know their source: those that read them also ask for their documents.
create policy shown on passages as restrictive for select to trove_app using (
  case when current_setting('trove.hidden', true) = '' then true
  else document_id is null
    or strpos(current_setting('trove.hidden', true), ' ' || document_id || ' ') = 0 end
);
