import { problemsOf } from './problems.mjs'
import { statementsOf } from './statements.mjs'

describe('A migration', () => {
  it.each([
    ['alter table petition alter column title type text', 'rewrites the table while'],
    ['alter table petition add column place text not null', 'fails on rows that exist'],
    ['alter table petition add place uuid default gen_random_uuid()', 'each row with a value of its own'],
    ['alter table petition add column number bigserial', 'each row with a value of its own'],
    ['alter table petition add column place text references region', 'then the foreign key not valid'],
    ['alter table petition alter place set not null', 'add check (… is not null) not valid'],
    ["alter table petition add constraint kind_known check (kind <> '')", 'add it not valid'],
    ['alter table petition add foreign key (place) references region', 'add it not valid'],
    ['alter table petition add constraint one unique (number)', 'create unique index concurrently first'],
    ['create index petition_place on petition (place)', 'create index concurrently'],
    ['CREATE UNIQUE INDEX petition_place ON petition (place)', 'create index concurrently'],
    ['drop index petition_place', 'drop index concurrently'],
    ['alter table petition drop column place', 'two versions later'],
    ['drop table petition_note', 'two versions later'],
    ['alter table petition rename column place to spot', 'add what is new beside it'],
    ["update petition set place = ''", 'by a job, a thousand at a time'],
    ['delete from petition where id < 3', 'by a job, a thousand at a time'],
    ['lock table petition', 'keeps everybody out'],
    ["do $$ begin update petition set place = ''; end $$", 'by a job, a thousand at a time'],
  ])('is told of %s', (statement, told) => {
    expect(problemsOf(`create table other (id int);\n\n${statement};`)).toEqual([
      expect.stringMatching(new RegExp(`^line 3: .*${told.replaceAll(/[()]/g, '.')}`)),
    ])
  })

  it.each([
    'alter table petition add column place text',
    "alter table petition add column place text not null default ''",
    'alter table petition add column seen_at timestamptz default now()',
    "alter table petition add constraint kind_known check (kind <> '') not valid",
    'alter table petition validate constraint kind_known',
    'alter table petition add constraint one unique using index petition_one',
    'alter table petition drop constraint kind_known',
    'alter table petition alter column place drop not null',
    'drop trigger petition_kept on petition',
    "insert into code_item values ('update petition; drop table petition')",
    "create function f() returns void language sql as $$ update petition set place = '' $$",
    'create table note (id int not null); create index note_id on note (id); alter table note alter id set not null',
    '-- small: one row a province\nupdate province_setting set value = 1',
    '-- contract: nothing reads it since 0.4\nalter table petition drop column place',
    '-- no transaction\ncreate index concurrently if not exists petition_place on petition (place)',
    '-- no transaction\ndrop index concurrently if exists petition_place',
  ])('may: %s', statement => {
    expect(problemsOf(`${statement};`)).toEqual([])
  })

  it('builds an index outside a transaction, and nothing beside it', () => {
    const index = 'create index concurrently if not exists petition_place on petition (place);'
    expect(problemsOf(index)).toEqual(['line 1: concurrently is outside a transaction only: -- no transaction'])
    expect(problemsOf(`-- no transaction\n${index}\nselect 1;`)).toEqual([
      'line 1: outside a transaction a migration has one statement, so that it happens or does not',
    ])
  })

  it('validates in a later one than it adds in', () => {
    const added = "alter table petition add constraint known check (kind <> '') not valid;\n"
    expect(problemsOf(`${added}alter table petition validate constraint known;`)).toEqual([
      'line 2: validate known in a later migration than the one that adds it',
    ])
  })

  it('is read statement by statement, with texts and bodies as they are', () => {
    const text = "-- why\nselect 'a;b--c', 1 - 2; /* x; */\nselect\n  $x$ ; $x$;\n"
    expect(statementsOf(text)).toEqual([
      { text: "select 'a;b--c', 1 - 2", line: 2, note: 'why' },
      { text: 'select body', line: 3, note: '' },
    ])
  })
})
