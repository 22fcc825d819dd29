import { remoteApi } from '@portal/shared-lib'
import type { CallDescriptor } from '@portal/shared-lib/contract/descriptor'
import type { LiveTag } from '@portal/shared-lib/contract/live'

/** Milliseconds between two readings of a badge, as a net under live updates. */
export const COUNT_INTERVAL = 10 * 60_000

/** What a counter call answers. Servers differ in shape: a number, an object with a total and a list are understood. */
type Counted = number | { total?: number; list?: readonly unknown[] } | readonly unknown[] | null

const counterCall = (path: string): CallDescriptor<string, Counted> => ({
  id: `shell.counter.${path}`,
  method: 'POST',
  path: `api/${path}`,
  body: 'form',
})

export const { useShellCountQuery } = remoteApi('shell', 'shell', build => ({
  shellCount: build.query<Counted, { path: string; tag: LiveTag }>({
    query: ({ path }) => ({ call: counterCall(path), args: {} }),
    providesTags: (_answer, _error, { tag }) => [tag],
  }),
}))

/** The number on a badge. */
export function countOf(counted: Counted | undefined): number {
  if (typeof counted === 'number') return counted
  if (!counted) return 0
  if (Array.isArray(counted)) return counted.length
  const { total, list } = counted as { total?: number; list?: readonly unknown[] }
  return total ?? list?.length ?? 0
}
