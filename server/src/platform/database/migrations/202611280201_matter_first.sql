-- What a petition is about stands first in every list of petitions, then who brings it; to-dos go on with who has them and
-- when they came. Only what is delivered changes: columns that somebody has chosen stay as they are.
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_blbg', 99, '内容摘要', 'nrzy', 260),
  ('v_thqs', 99, '内容摘要', 'nrzy', 260),
  ('v_gzs', 99, '内容摘要', 'nrzy', 260),
  ('v_bjhc', 99, '内容摘要', 'nrzy', 260),
  ('v_dlr', 99, '内容摘要', 'nrzy', 260);

-- small: a few columns for each list
update display_column set seq = seq + 1000
  where view_id in ('v_dbx_depart', 'v_dbx_personal', 'v_blbg', 'v_thqs', 'v_gzs', 'v_bjhc', 'v_dlr', 'v_pjhf', 'v_lxbj',
    'v_query', 'v_xs', 'v_wsxf', 'v_ldxx', 'v_ssz', 'v_ldsp');

-- small: the same
update display_column set seq = placed.place
  from (
    select view_id, head_name, row_number() over (partition by view_id order by
      case
        when head_name = 'lamp' then 0
        when head_name in ('nrzy', 'textHead', 'title') then 1
        when head_name = 'xfr' then 2
        when view_id like 'v\_dbx\_%' and head_name in ('blr', 'receivedAt', 'typeName') then 3
        when head_name = 'xfjbh' then case view_id when 'v_ldsp' then 6 else 4 end
        else 5
      end, head_name <> 'blr', head_name <> 'receivedAt', seq) as place
    from display_column where seq > 1000) as placed
  where display_column.view_id = placed.view_id and display_column.head_name = placed.head_name
    and display_column.seq > 1000;

-- small: the same
update display_column set head_width = 280 where view_id in ('v_dbx_depart', 'v_dbx_personal') and head_name = 'nrzy';
