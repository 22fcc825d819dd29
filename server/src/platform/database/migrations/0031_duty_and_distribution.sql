-- Who leads an organisation on a day, and to whom its work is given by itself.

-- Urgent petitions are brought before whoever is on duty, beside the organisation's leaders.
create table duty (
  org_id text not null references organisation,
  day date not null,
  person_id text not null references person,
  primary key (org_id, day)
);

-- Who handles the petitions of a category, by the beginning of its code; '' every category. An organisation without any
-- leaves its work with the department until somebody claims it.
create table distribution_rule (
  org_id text not null references organisation,
  category text not null,
  person_id text not null references person,
  primary key (org_id, category, person_id)
);

-- To let a limit stand is for the head of the organ, as to extend it is.
update approval_chain set nodes = '[{"role": "R08", "within": "org"}]'
where (province_code, set_for, subject_type) = ('', 'bureau', 'suspend');
update approval_chain set nodes = '[{"role": "R14", "within": "org"}]'
where (province_code, set_for, subject_type) = ('', 'unit', 'suspend');
