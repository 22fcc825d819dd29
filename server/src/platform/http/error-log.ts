import { isNativeError } from 'node:util/types'

interface DescribedError {
  [key: string]: unknown
  type: string
  message: string
  stack: string
}

/** What a database error tells without telling the values that were in the row. */
const TELLING = ['code', 'table', 'column', 'constraint', 'routine'] as const

/**
 * An error as the log shows it: its kind, its text, where it came from, and the same of its cause. The texts of
 * PostgreSQL quote what users entered, so of these only codes and the names of tables are shown; that of `JSON.parse` quotes
 * what it was given.
 */
export function describeError(error: unknown): DescribedError {
  if (!isNativeError(error)) return { type: typeof error, message: 'not an error', stack: '' }
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(TELLING.flatMap(key => (key in error ? [[key, Reflect.get(error, key)]] : []))),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

function messageOf(error: Error): string {
  if ('severity' in error) return 'PostgreSQL refused'
  return error.name === 'SyntaxError' ? 'malformed text' : error.message
}

/** Without the first lines, which repeat the text. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
