-- Pages of scanned letters that somebody arranged; a letter without rows has all pages of its files, as they come.
create table letter_page (
  province_code text not null,
  petition_id bigint not null,
  seq integer not null,
  file_id uuid not null references file,
  -- Of the file, from 0.
  page integer not null check (page >= 0),
  -- Degrees clockwise.
  turned integer not null default 0 check (turned in (0, 90, 180, 270)),
  -- Left out, and can be taken in again.
  dropped boolean not null default false,
  primary key (province_code, petition_id, seq),
  foreign key (province_code, petition_id) references petition
);
create unique index letter_page_once on letter_page (file_id, page);
