-- Whether staff attached a file on the form, when the petition was registered or corrected; a scan, what the petitioner
-- sent, what an action added later is none of it. And the entry of the timeline by which such a file was taken back that
-- had been attached by mistake; null while it stands. It is kept, and nobody finds it by the petition any more.
alter table petition_file add column on_form boolean not null default false;
alter table petition_file add column withdrawn_seq integer;
update petition_file set on_form = true from petition, timeline
  where petition.province_code = petition_file.province_code and petition.id = petition_file.petition_id
    and timeline.province_code = petition_file.province_code and timeline.petition_id = petition_file.petition_id
    and petition.entry_mode not in ('3', '4') and timeline.seq = petition_file.timeline_seq and timeline.action = '登记';
