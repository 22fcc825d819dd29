-- 字幕 of a lesson's video, as WebVTT; empty where there are none.
-- small: there are few lessons
alter table course_lesson add column subtitles text not null default '';
