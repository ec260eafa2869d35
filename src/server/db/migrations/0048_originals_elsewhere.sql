-- The parts of an original may be in another store, each under a random name. What is to be removed there
-- is written down in the transaction that stops using it, and before anything is stored there: so nothing is
-- forgotten, whenever a process dies.

alter table document_chunks
  alter column sealed drop not null,
  add column object text,
  add check ((sealed is null) <> (object is null));

create index document_chunks_by_object on document_chunks (object) where object is not null;

create table object_removals (
  object text primary key,
  due_at timestamptz not null
);
alter table object_removals enable row level security;
grant select, insert, delete on object_removals to trove_jobs;
grant update (due_at) on object_removals to trove_jobs;
create policy everything on object_removals to trove_jobs using (true) with check (true);

create function note_objects() returns trigger
  language plpgsql security definer set search_path = trove, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.object is not null and new.object is distinct from old.object then
    delete from object_removals where object = new.object;
    if not found then raise exception 'the object may be removed already'; end if;
  end if;
  if old.object is not null and (tg_op = 'DELETE' or new.object is distinct from old.object) then
    -- Readers that found the name before may still fetch it.
    insert into object_removals values (old.object, now() + interval '10 minutes')
      on conflict do nothing;
  end if;
  return null;
end $$;
revoke execute on function note_objects() from public;
create trigger note_objects after update of object or delete on document_chunks
  for each row execute function note_objects();

grant select (user_id, document_id, ordinal, object) on document_chunks to trove_jobs;
create policy moving on document_chunks for select to trove_jobs using (true);
