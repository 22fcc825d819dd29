-- What the feedback of an addressee says of each petition that hangs on a topic.

create table supervision_feedback_line (
  province_code text not null,
  feedback_id bigint not null,
  petition_id bigint not null,
  text text not null,
  primary key (province_code, feedback_id, petition_id),
  foreign key (province_code, feedback_id) references supervision_feedback,
  foreign key (province_code, petition_id) references petition
);
create index supervision_feedback_line_of on supervision_feedback_line (province_code, petition_id);
