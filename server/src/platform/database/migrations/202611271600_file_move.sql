-- Contents of files move from the folder to the bucket: since when, and until when.
create table file_move (
  only_row boolean primary key default true check (only_row),
  begun_at timestamptz not null,
  ended_at timestamptz
);

create trigger file_move_kept after insert or update or delete or truncate on file_move
  for each statement execute function tell_kept();
