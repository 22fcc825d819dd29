-- 课时附件: what whoever learns may download beside a video.
create table lesson_file (
  lesson_id text not null references course_lesson,
  seq integer not null,
  file_id uuid not null references file,
  primary key (lesson_id, seq)
);
create index lesson_file_file on lesson_file (file_id);
