-- Which files a source has read to their end, sealed, so that the same ones are not read again.
alter table data_sources add column imported bytea;
