-- With whom what somebody registers waits to be sorted: the department, or the registrar alone; empty where nobody has said.
alter table post add column handing_preference text not null default ''
  check (handing_preference in ('', 'department', 'personal'));
