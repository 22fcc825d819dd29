-- 课程考核: the questions with which a course ends, written and read as one.
create table course_quiz (
  course_id text primary key references course,
  -- Of 100 points.
  pass_mark integer not null check (pass_mark between 1 and 100),
  most_attempts integer not null check (most_attempts between 1 and 10),
  -- [{kind, text, options, answers, explanation}]; answers are places of options.
  questions jsonb not null
);

-- An attempt keeps the questions that it asks, so that writing them anew changes nobody's marks.
create table quiz_attempt (
  id uuid primary key,
  course_id text not null references course,
  person_id text not null references person,
  no integer not null,
  pass_mark integer not null,
  questions jsonb not null,
  began_at timestamptz not null,
  -- For each question the places of the options chosen; null until it is finished.
  choices jsonb,
  score integer,
  passed boolean not null default false,
  finished_at timestamptz,
  unique (person_id, course_id, no)
);
create unique index quiz_attempt_under_way on quiz_attempt (person_id, course_id) where finished_at is null;
create index quiz_attempt_course on quiz_attempt (course_id);

-- Attempts that somebody was given beyond those of the quiz.
create table quiz_grant (
  person_id text not null references person,
  course_id text not null references course,
  extra integer not null check (extra between 1 and 100),
  primary key (person_id, course_id)
);
create index quiz_grant_course on quiz_grant (course_id);

-- 结业证书: names as they were on the day; it stays what it is.
create table course_certificate (
  id uuid primary key,
  year integer not null,
  no integer not null,
  person_id text not null references person,
  course_id text not null references course,
  person_name text not null,
  org_name text not null,
  course_title text not null,
  -- Of the attempt that passed; null of a course without a quiz.
  score integer,
  completed_on date not null,
  issued_at timestamptz not null,
  unique (year, no),
  unique (person_id, course_id)
);
create index course_certificate_course on course_certificate (course_id);

-- The last number given in each year.
create table course_certificate_year (
  year integer primary key,
  last_no integer not null
);
