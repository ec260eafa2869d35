-- How many data points each source holds, by kind of record: lists of sources are fetched every
-- second during an import, and must not read all records each time. Each statement adds a row with
-- what it changed, so that no transaction waits for another; a job sums the rows up.

create table source_counts (
  user_id text not null references users (id) on delete cascade,
  source_id text not null,
  kind text not null,
  items bigint not null
);
create index source_counts_of_person on source_counts (user_id);
alter table source_counts enable row level security;
grant select, insert, delete on source_counts to trove_app;
create policy own on source_counts to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));

insert into source_counts (user_id, source_id, kind, items)
select user_id, source_id, kind, sum(items) from records
where kind <> 'gone'
  and exists (select from data_sources as source
    where source.user_id = records.user_id and source.id = records.source_id)
group by user_id, source_id, kind;

create function count_added_records() returns trigger
language plpgsql
security definer set search_path = trove, pg_temp
as $$
begin
  insert into source_counts (user_id, source_id, kind, items)
  select user_id, source_id, kind, sum(items) from became
  where kind <> 'gone' and exists (select from data_sources as source
      where source.user_id = became.user_id and source.id = became.source_id)
  group by user_id, source_id, kind;
  return null;
end
$$;

create function count_changed_records() returns trigger
language plpgsql
security definer set search_path = trove, pg_temp
as $$
begin
  insert into source_counts (user_id, source_id, kind, items)
  select user_id, source_id, kind, sum(items)
  from (
    select user_id, source_id, kind, items from became
    union all
    select user_id, source_id, kind, -items from was
  ) as changed
  where kind <> 'gone' and exists (select from data_sources as source
      where source.user_id = changed.user_id and source.id = changed.source_id)
  group by user_id, source_id, kind
  having sum(items) <> 0;
  return null;
end
$$;

-- The records of a deleted source or account go after it.
create function count_removed_records() returns trigger
language plpgsql
security definer set search_path = trove, pg_temp
as $$
begin
  insert into source_counts (user_id, source_id, kind, items)
  select user_id, source_id, kind, -sum(items) from was
  where kind <> 'gone' and exists (select from data_sources as source
      where source.user_id = was.user_id and source.id = was.source_id)
  group by user_id, source_id, kind;
  return null;
end
$$;

-- A foreign key would make every statement on records wait for one that removes its source.
create function forget_source_counts() returns trigger
language plpgsql
security definer set search_path = trove, pg_temp
as $$
begin
  delete from source_counts using was
  where source_counts.user_id = was.user_id and source_counts.source_id = was.id;
  return null;
end
$$;

create trigger sources_counted_gone after delete on data_sources
  referencing old table as was
  for each statement execute function forget_source_counts();
create trigger records_counted_new after insert on records
  referencing new table as became
  for each statement execute function count_added_records();
create trigger records_counted_changed after update on records
  referencing old table as was new table as became
  for each statement execute function count_changed_records();
create trigger records_counted_gone after delete on records
  referencing old table as was
  for each statement execute function count_removed_records();
