-- 在线学习: courses made of lessons, each a video beside which the text of its slides is shown.
create table course (
  id text primary key,
  topic text not null,
  title text not null,
  summary text not null,
  compulsory boolean not null,
  -- Until when a compulsory course should be finished.
  due_on date,
  sort_no integer not null
);

create table course_lesson (
  id text primary key,
  course_id text not null references course,
  seq integer not null,
  title text not null,
  -- Length of the video.
  seconds integer not null check (seconds > 0),
  file_id uuid not null references file,
  media_type text not null,
  unique (course_id, seq)
);
create index course_lesson_file on course_lesson (file_id);

create table course_slide (
  lesson_id text not null references course_lesson,
  seq integer not null,
  -- Second of the video at which it appears.
  at_second integer not null,
  title text not null,
  lines text[] not null,
  primary key (lesson_id, seq)
);

create table lesson_progress (
  person_id text not null references person,
  lesson_id text not null references course_lesson,
  -- Second at which the person left off.
  position integer not null default 0,
  -- Up to which second the person has watched.
  furthest integer not null default 0,
  -- When the player said last where it is, or began.
  reported_at timestamptz not null,
  finished_at timestamptz,
  primary key (person_id, lesson_id)
);
create index lesson_progress_lesson on lesson_progress (lesson_id);

-- What lets a player ask for a lesson's video, for as long as the session lasts in which it was asked for.
create table lesson_link (
  token_hash text primary key,
  lesson_id text not null references course_lesson,
  session_hash text not null,
  expires_at timestamptz not null
);
create index lesson_link_lesson on lesson_link (lesson_id);
create index lesson_link_expires on lesson_link (expires_at);
