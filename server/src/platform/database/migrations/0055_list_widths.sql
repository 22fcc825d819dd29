-- Lists fit a screen of 1920 pixels beside the menu: the last column of a list is not half hidden.
update display_column set head_width = 190 where head_name = 'xfjbh';
update display_column set head_width = 136
  where head_width = 160 and head_name in ('djsj', 'bjsj', 'dueAt', 'submitAt', 'scannedAt', 'issuedAt', 'startedAt',
    'assignedAt', 'reportedAt', 'sentAt', 'returnedAt', 'receivedAt', 'closedAt');
update display_column set head_width = 136 where view_id = 'v_ldsp' and head_name = 'submittedAt';
update display_column set head_width = 300 where view_id = 'v_dbx_depart' and head_name = 'nrzy';
update display_column set head_width = 130
  where (view_id in ('v_wsxf', 'v_ldxx') and head_name in ('platform', 'sourceNo'))
    or (view_id = 'v_lxbj' and head_name = 'barcode');
update display_column set head_width = 280 where head_name = 'textHead';
update display_column set head_width = case head_name when 'nrzy' then 260 when 'bjly' then 180 else 110 end
  where view_id = 'v_lxbj' and head_name in ('nrzy', 'bjly', 'bjlx');
