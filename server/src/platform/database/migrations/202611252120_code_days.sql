-- From which day until which a code can be chosen; what bears it keeps its name.
alter table code_item add column valid_from date, add column valid_to date,
  add constraint code_item_validity check (valid_to >= valid_from);
