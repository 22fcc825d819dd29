-- Wide enough for the longest of them, 办理报告签收.
update display_column set head_width = 112 where view_id in ('v_dbx_depart', 'v_dbx_personal') and head_name = 'typeName';
