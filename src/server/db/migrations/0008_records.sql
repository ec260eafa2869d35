-- Records of every kind, which change and go with their origin.

-- HMAC of the content, to tell what changed from what is the same; filled in where it is missing.
alter table records add column digest bytea;
-- The row of the sheet that a record is shown in. It stays the same when other rows go.
alter table records add column row_number int;

update records set row_number = numbered.row_number
from (
  select user_id, id,
    1 + row_number() over (partition by user_id, document_id order by id) as row_number
  from records where kind = 'transaction'
) as numbered
where records.user_id = numbered.user_id and records.id = numbered.id;

-- Passages of rows are cut anew when a row changes; until then they have numbers below zero.
update passages set ordinal = -1 - ordinal
where exists (
  select from records
  where records.user_id = passages.user_id and records.document_id = passages.document_id
    and records.kind = 'transaction');

create index records_by_row on records (user_id, document_id, row_number)
  where row_number is not null;

-- What is gone at its origin leaves a row of kind `gone` without content, so that readers that
-- follow the sequence hear of it. It is no data point.
create or replace view data_points with (security_invoker = true) as
  select user_id, document_id, sum(items)::bigint as points
  from records
  where kind not in ('blocks', 'grid', 'grid_rows', 'sheet', 'gone')
  group by user_id, document_id, kind
  union all
  select counted.user_id, counted.document_id, counted.points
  from (
    select user_id, document_id, count(*) as points from passages
    where document_id is not null
    group by user_id, document_id
  ) as counted
  join documents on documents.user_id = counted.user_id and documents.id = counted.document_id
  left join (
    select distinct user_id, document_id from records where kind = 'sheet_rows'
  ) as sheets on sheets.user_id = counted.user_id and sheets.document_id = counted.document_id
  where documents.source_id is null and sheets.document_id is null;
