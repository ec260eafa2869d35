-- The sample person: what is marked so is removed as a whole, and belongs to nobody's life.

alter table data_sources add column sample boolean not null default false;
alter table documents add column sample boolean not null default false;
create index data_sources_sample on data_sources (user_id) where sample;
create index documents_sample on documents (user_id) where sample;
