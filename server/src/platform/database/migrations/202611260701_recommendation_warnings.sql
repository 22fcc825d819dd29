-- K16 is warned of as other limits are, and who agrees in a leader's place is named.
alter table recommendation add column lamp_told text not null default 'none' check (lamp_told in ('none', 'yellow', 'orange', 'red'));
create index recommendation_due on recommendation (province_code, yellow_at) where state in ('2', '3', '4', '6');

alter table recommendation_entry add column on_behalf_of text references person;
