-- A letter may be marked as one that cannot be read: `problem` is why, and it is registered by hand.
alter table letter_recognition drop constraint letter_recognition_state_check;
alter table letter_recognition add constraint letter_recognition_state_check
  check (state in ('waiting', 'running', 'done', 'failed', 'unreadable'));
