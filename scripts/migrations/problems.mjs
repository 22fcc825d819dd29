import { statementsOf } from './statements.mjs'

/** First line of a migration that runs outside a transaction. */
const APART = /^-- no transaction\s*$/m
/** In front of a statement that may: its table stays small, or no version in use knows what it takes away. */
const LET_BE = /\b(small|contract): \S/
/** In quotes or not. */
const NAME = '(?:"[^"]+"|\\w+)'
const TABLE = `(?:if (?:not )?exists )?(?:only )?((?:${NAME}\\.)?${NAME})`
const CONSTRAINT = `(?:constraint ${NAME} )?`

const ALTER = new RegExp(`^alter table ${TABLE} `)
/** What an action of `alter table` is split by, and what may hold a comma. */
const PARTS = /"[^"]*"|[()[\],]|[^"()[\],]+/g
const TEXTS = /'(?:[^']|'')*'/g

const ADD = new RegExp(
  `\\badd (?:column )?(?:if not exists )?(?!(?:column|constraint|check|foreign|unique|primary|exclude)\\b)${NAME} `,
)
const RETYPE = new RegExp(`\\balter (?:column )?${NAME} (?:set data )?type\\b`)
const ADD_CHECK = new RegExp(`\\badd ${CONSTRAINT}(?:check|foreign key)\\b`)
const ADD_UNIQUE = new RegExp(`\\badd ${CONSTRAINT}(?:unique|primary key|exclude)\\b`)
const DROP_COLUMN = new RegExp(
  `\\bdrop (?:column )?(?:if exists )?(?!(?:column|if|constraint|default|not null|expression|identity)\\b)${NAME}(?: cascade| restrict)?$`,
)
const CHANGING = /random_uuid\(|random\(|clock_timestamp\(|nextval\(|\b(?:small|big)?serial\b|\bgenerated\b/

/**
 * What locks or rewrites an existing table, action by action of each statement: a pattern with the words that tell what to write instead.
 * @type {[pattern: (text: string) => boolean, text: string][]}
 */
const RULES = [
  [
    text => RETYPE.test(text),
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
    text => ADD_CHECK.test(text) && !/ not valid\b/.test(text),
    'reads the table under a lock: add it not valid, and validate it in a later migration',
  ],
  [
    text => ADD_UNIQUE.test(text) && !/ using index\b/.test(text),
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
      /^drop (?:table|view)\b/.test(text) ||
      (DROP_COLUMN.test(text) && !/^drop (?:index|trigger|function|policy|rule)\b/.test(text)),
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
    statements.flatMap(({ text: made }) => {
      const name = new RegExp(`^create table ${TABLE}`).exec(made)?.[1]
      return name ? [bare(name)] : []
    }),
  )
  const problems = []
  if (isApart && statements.length !== 1)
    problems.push('line 1: outside a transaction a migration has one statement, so that it happens or does not')
  for (const { text: statement, line, note } of statements) {
    if (/\bconcurrently\b/.test(statement) && !isApart)
      problems.push(`line ${line}: concurrently is outside a transaction only: -- no transaction`)
    if (LET_BE.test(note) || isOnNew(statement, made)) continue
    const actions = actionsOf(statement)
    for (const [isWrong, told] of RULES) if (actions.some(isWrong)) problems.push(`line ${line}: ${told}`)
  }
  return [...problems, ...validatedAtOnce(statements)]
}

/**
 * What an `alter table` does, action by action, each with its table in front; another statement as it is. Texts are left out.
 * @param {string} statement
 */
function actionsOf(statement) {
  const plain = statement.replace(TEXTS, "''")
  const [start = ''] = ALTER.exec(plain) ?? []
  if (!start) return [plain]
  const actions = ['']
  let depth = 0
  for (const part of plain.slice(start.length).match(PARTS) ?? []) {
    if (/^[([]$/.test(part)) depth++
    if (/^[)\]]$/.test(part)) depth--
    if (part === ',' && depth === 0) actions.push('')
    else actions.push(`${actions.pop()}${part}`)
  }
  return actions.map(action => start + action.trim())
}

/** @param {string} statement @param {ReadonlySet<string>} made */
function isOnNew(statement, made) {
  const found =
    new RegExp(`^(?:alter table|update|delete from|truncate|drop table) ${TABLE}`).exec(statement) ??
    new RegExp(`^create (?:unique )?index .*? on ${TABLE}`).exec(statement)
  return made.has(bare(found?.[1] ?? ''))
}

/**
 * The lock of what was added not valid is held until the transaction ends.
 * @param {readonly { text: string, line: number }[]} statements
 */
function validatedAtOnce(statements) {
  const actions = statements.flatMap(({ text, line }) => actionsOf(text).map(action => ({ action, line })))
  const added = actions.flatMap(({ action }) => {
    const name = new RegExp(`add constraint (${NAME})`).exec(action)?.[1]
    return name && / not valid\b/.test(action) ? [bare(name)] : []
  })
  return actions.flatMap(({ action, line }) => {
    const name = bare(new RegExp(`validate constraint (${NAME})`).exec(action)?.[1] ?? '')
    return added.includes(name) ? [`line ${line}: validate ${name} in a later migration than the one that adds it`] : []
  })
}

/** @param {string} name */
const bare = name => name.replaceAll('"', '')
