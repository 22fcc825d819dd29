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
    ["alter table petition add a text default '', add b text not null", 'fails on rows that exist'],
    ["alter table petition add b text not null, add a text default ''", 'fails on rows that exist'],
    ['alter table petition add checked_at date not null', 'fails on rows that exist'],
    ['alter table petition add "default" text not null', 'fails on rows that exist'],
    ["alter table petition add a text not null check (a <> ' default ')", 'fails on rows that exist'],
    ['alter table petition alter column "title" type text', 'rewrites the table while'],
    ['alter table petition add a text, alter "title" set data type text', 'rewrites the table while'],
    [
      "alter table petition add constraint a check (a > 0) not valid, add constraint b check (b <> '')",
      'add it not valid',
    ],
    ['alter table petition add constraint "b" check (b > 0), add a text', 'add it not valid'],
    ["alter table petition add constraint b check (b <> ' not valid')", 'add it not valid'],
    [
      'alter table petition add constraint a unique using index a, add unique (b)',
      'create unique index concurrently first',
    ],
    ['alter table petition drop column place, add column spot text', 'two versions later'],
    ['alter table petition drop "place", add column spot text', 'two versions later'],
    ['alter table if exists only "petition" drop column if exists "place" restrict', 'two versions later'],
    ['alter table petition drop column default_place', 'two versions later'],
  ])('is told of what one action of several does: %s', (statement, told) => {
    expect(problemsOf(`${statement};`)).toEqual([
      expect.stringMatching(new RegExp(`^line 1: .*${told.replaceAll(/[()]/g, '.')}`)),
    ])
  })

  it('is told of each action, and once of what two do', () => {
    expect(problemsOf('alter table petition drop column a, add b text not null, drop column c;')).toEqual([
      expect.stringMatching('fails on rows that exist'),
      expect.stringMatching('two versions later'),
    ])
  })

  it.each([
    'alter table petition add column place text',
    "alter table petition add a numeric(10, 2) not null default 0, add b text not null default ', drop column c'",
    "alter table petition add a text[] default array['x', 'y'], alter column b drop not null",
    "alter table petition add constraint a check (kind in ('x', 'y') and b is not null) not valid, add c text",
    'alter table petition drop constraint "kind_known", drop constraint other_known',
    'create table note (id int); alter table "note" add a text not null, drop column id',
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
    const both = 'alter table petition add constraint a check (b > 0) not valid, validate constraint "a";'
    expect(problemsOf(both)).toEqual(['line 1: validate a in a later migration than the one that adds it'])
  })

  it('is read statement by statement, with texts and bodies as they are', () => {
    const text = "-- why\nselect 'a;b--c', 1 - 2; /* x; */\nselect\n  $x$ ; $x$;\n"
    expect(statementsOf(text)).toEqual([
      { text: "select 'a;b--c', 1 - 2", line: 2, note: 'why' },
      { text: 'select body', line: 3, note: '' },
    ])
  })
})
