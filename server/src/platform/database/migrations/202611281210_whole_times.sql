-- A time with its minutes and the number of a petition are read whole: in widths of 136 and 190 pixels the minutes and the
-- last digits were cut off on machines whose fonts are wide. Columns that somebody has chosen stay as they are.
-- small: a few columns for each list
update display_column set head_width = 144 where head_width = 136;

-- small: the same
update display_column set head_width = 212 where head_name = 'xfjbh' and head_width = 190;
