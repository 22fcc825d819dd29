-- When the rows of an export began to be read: as of then is what its file shows. Empty before, and of exports of an earlier version.
alter table export_task add column read_since timestamptz;
