import { DatabaseUnreachable } from '../platform/database/trouble'

type NodeError = Error & { code?: string; port?: number; address?: string }

const WORDED: Record<string, (error: NodeError) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program. Choose another one with PORT.`,
  EACCES: error => (error.port ? `Port ${error.port} needs more rights than this user has.` : error.message),
  ECONNREFUSED: ({ address, port }) => `Nothing answers at ${address}:${port}. Is PostgreSQL running?`,
}

/** What kept the server from starting, in words for the person at the terminal. */
export function failureText(error: unknown): string {
  if (error instanceof DatabaseUnreachable && error.cause) return failureText(error.cause)
  if (!(error instanceof Error)) return String(error)
  // Where a name has several addresses, Node wraps what came of each and says nothing itself.
  const [first = error] = error instanceof AggregateError ? error.errors : []
  const { code } = first as NodeError
  return (code && WORDED[code]?.(first as NodeError)) || (first as Error).message || String(first)
}
