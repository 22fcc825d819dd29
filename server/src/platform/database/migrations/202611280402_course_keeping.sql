-- 课程管理: who keeps courses writes them before others see them, and takes them back.
-- small: there are few courses
alter table course add column state text not null default 'published' check (state in ('draft', 'published', 'withdrawn'));
-- small: there are few courses
alter table course add column version integer not null default 1;
-- Codes of the roles for which it is compulsory; none: for everybody.
-- small: there are few courses
alter table course add column roles text[] not null default '{}';
-- small: there are few courses
alter table course add column changed_by text references person;
-- small: there are few courses
alter table course add column changed_at timestamptz;

-- What somebody has written down beside a video; nobody else sees it.
create table lesson_note (
  id uuid primary key,
  person_id text not null references person,
  lesson_id text not null references course_lesson,
  at_second integer not null,
  words text not null,
  written_at timestamptz not null
);
create index lesson_note_own on lesson_note (person_id, lesson_id, at_second);
create index lesson_note_lesson on lesson_note (lesson_id);

-- When somebody was reminded last of a compulsory course.
create table course_reminder (
  course_id text not null references course,
  person_id text not null references person,
  reminded_at timestamptz not null,
  primary key (course_id, person_id)
);
create index course_reminder_person on course_reminder (person_id);
