-- The same counts, from passages that are counted a document first: many passages are then never
-- compared with many records, even on a database that has no statistics yet.
create or replace view data_points with (security_invoker = true) as
  select user_id, document_id, sum(items)::bigint as points
  from records
  where kind not in ('blocks', 'grid', 'grid_rows', 'sheet')
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
