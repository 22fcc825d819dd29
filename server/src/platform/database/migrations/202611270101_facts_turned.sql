-- By these are found the facts of a county, and those that a new day makes count otherwise: limits of what is not done yet.
create index petition_fact_place on petition_fact (province_code, place_region text_pattern_ops);
create index petition_fact_act_due on petition_fact (act_due_on) where acted_on is null and act_due_on is not null;
create index petition_fact_unit_due on petition_fact (unit_due_on) where unit_accepted_on is null and unit_due_on is not null;
