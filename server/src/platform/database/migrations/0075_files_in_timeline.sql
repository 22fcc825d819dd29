-- With which entry of the timeline a file came; null for what was there before.
alter table petition_file add column timeline_seq integer;
