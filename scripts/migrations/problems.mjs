import { statementsOf } from './statements.mjs'

/** First line of a migration that runs outside a transaction. */
const APART = /^-- no transaction\s*$/m
/** In front of a statement that may: its table stays small, or no version in use knows what it takes away. */
const LET_BE = /\b(small|contract): \S/
const TABLE = '(?:if (?:not )?exists )?(?:only )?"?([a-z_.]+)"?'

const ADD = /\badd (?:column )?(?:if not exists )?(?!constraint|check|foreign|unique|primary|exclude)"?\w+"? /
const CHANGING = /random_uuid\(|random\(|clock_timestamp\(|nextval\(|\b(?:small|big)?serial\b|\bgenerated\b/

/**
 * What locks or rewrites an existing table, statement by statement: a pattern with the words that tell what to write instead.
 * @type {[pattern: (text: string) => boolean, text: string][]}
 */
const RULES = [
  [
    text => /\balter (?:column )?\w+ (?:set data )?type\b/.test(text),
    'rewrites the table while nobody can use it: add a column, copy by a job, drop the old one two versions later',
  ],
  [
    text => ADD.test(text) && / not null\b/.test(text) && !/ default\b/.test(text),
    'fails on rows that exist: add the column without not null or with a constant default',
  ],
  [
    text => ADD.test(text) && CHANGING.test(text),
    'rewrites the table, each row with a value of its own: add the column empty, fill it by a job',
  ],
  [
    text => ADD.test(text) && / references\b/.test(text),
    'reads the table under a lock: add the column, then the foreign key not valid, and validate it in a later migration',
  ],
  [
    text => /\bset not null\b/.test(text),
    'reads the table while nobody can use it: add check (… is not null) not valid, validate it in a later migration',
  ],
  [
    text => /\badd (?:constraint \w+ )?(?:check|foreign key)\b/.test(text) && !/ not valid\b/.test(text),
    'reads the table under a lock: add it not valid, and validate it in a later migration',
  ],
  [
    text => /\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b/.test(text) && !/ using index\b/.test(text),
    'builds an index under a lock: create unique index concurrently first, then add it using index',
  ],
  [
    text => /^create (?:unique )?index (?!concurrently)/.test(text),
    'keeps writers out while it is built: create index concurrently if not exists, alone in a migration with -- no transaction',
  ],
  [
    text => /^drop index (?!concurrently)/.test(text),
    'waits for readers and keeps the next ones out: drop index concurrently, alone in a migration with -- no transaction',
  ],
  [
    text =>
      /^drop (?:table|view)\b|\bdrop (?:column )?(?:if exists )?(?!constraint|default|not null|expression|identity)\w+(?: cascade)?$/.test(
        text,
      ) && !/^drop (?:index|trigger|function|policy|rule)\b/.test(text),
    'breaks servers of the version before: drop it two versions later, with -- contract: since which version nothing uses it',
  ],
  [
    text => /\brename\b/.test(text),
    'breaks servers of the version before: add what is new beside it, and drop the old one two versions later',
  ],
  [
    text => /^(?:update|delete from)\b/.test(text),
    'holds rows of the table until the migration ends: change them by a job, a thousand at a time',
  ],
  [
    text =>
      /^(?:vacuum full|cluster|lock table|lock |truncate|refresh materialized view (?!concurrently)|reindex (?!.*concurrently))/.test(
        text,
      ),
    'keeps everybody out of the table',
  ],
]

/**
 * What a migration does that would stop a province of ten million petitions.
 * @param {string} text
 * @returns {string[]} each as `line 3: what is wrong, and what to write instead`
 */
export function problemsOf(text) {
  const statements = statementsOf(text)
  const isApart = APART.test(text)
  const made = new Set(
    statements.flatMap(({ text: made }) => new RegExp(`^create table ${TABLE}`).exec(made)?.[1] ?? []),
  )
  const problems = []
  if (isApart && statements.length !== 1)
    problems.push('line 1: outside a transaction a migration has one statement, so that it happens or does not')
  for (const { text: statement, line, note } of statements) {
    if (/\bconcurrently\b/.test(statement) && !isApart)
      problems.push(`line ${line}: concurrently is outside a transaction only: -- no transaction`)
    if (LET_BE.test(note) || isOnNew(statement, made)) continue
    for (const [isWrong, told] of RULES) if (isWrong(statement)) problems.push(`line ${line}: ${told}`)
  }
  return [...problems, ...validatedAtOnce(statements)]
}

/** @param {string} statement @param {ReadonlySet<string>} made */
function isOnNew(statement, made) {
  const found =
    new RegExp(`^(?:alter table|update|delete from|truncate|drop table) ${TABLE}`).exec(statement) ??
    new RegExp(`^create (?:unique )?index .*? on ${TABLE}`).exec(statement)
  return made.has(found?.[1] ?? '')
}

/**
 * The lock of what was added not valid is held until the transaction ends.
 * @param {readonly { text: string, line: number }[]} statements
 */
function validatedAtOnce(statements) {
  const added = statements.flatMap(({ text }) =>
    / not valid\b/.test(text) ? [...text.matchAll(/add constraint (\w+)/g)].map(([, name]) => name) : [],
  )
  return statements.flatMap(({ text, line }) => {
    const name = /validate constraint (\w+)/.exec(text)?.[1]
    return added.includes(name) ? [`line ${line}: validate ${name} in a later migration than the one that adds it`] : []
  })
}
