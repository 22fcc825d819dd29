-- no transaction
insert into petition_original select province_code, id, original_text from petition where original_text <> ''
on conflict (province_code, petition_id) do nothing;
