-- Records of items once more, a few thousand sealed as one, for readers that take all of them. A
-- batch holds exactly the records whose places in the sequence are in its range.

create table record_batches (
  user_id text not null references users (id) on delete cascade,
  from_seq bigint not null,
  to_seq bigint not null,
  sealed bytea not null,
  primary key (user_id, from_seq)
);
alter table record_batches alter column sealed set storage external;
alter table record_batches enable row level security;
grant select, insert, update, delete on record_batches to trove_app;
create policy own on record_batches to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));

-- What stands between the items that batches hold.
create index records_beside_items on records (user_id, seq)
  where kind in ('sheet', 'sheet_rows', 'gone');

-- A record that changes or goes takes the batch that holds it along, in the same transaction. The
-- lock keeps out whoever puts it into a batch at this moment.
create function forget_record_batches() returns trigger
language plpgsql
security definer set search_path = trove, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('batches:' || who.user_id, 0))
  from (select distinct user_id from was) as who;
  delete from trove.record_batches as batch
  where exists (
    select from was
    where was.user_id = batch.user_id and was.seq between batch.from_seq and batch.to_seq
      and was.kind not in ('blocks', 'grid', 'grid_rows', 'sheet', 'sheet_rows', 'gone')
  );
  return null;
end
$$;

create trigger records_changed after update on records
  referencing old table as was
  for each statement execute function forget_record_batches();
create trigger records_gone after delete on records
  referencing old table as was
  for each statement execute function forget_record_batches();
