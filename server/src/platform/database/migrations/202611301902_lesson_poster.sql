-- 封面: what stands in the player before a lesson's video begins.
-- small: there are few lessons
alter table course_lesson add column poster_id uuid references file;
-- small: there are few lessons
create index course_lesson_poster on course_lesson (poster_id);
