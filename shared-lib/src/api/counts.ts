import type { CallDescriptor } from '../contract/descriptor'
import type { LiveTag } from '../contract/live'
import { remoteApi } from './remote-api'

/** Badges are read every ten minutes, as a net under live updates, and not in windows that nobody sees. */
export const COUNT_POLLING = { pollingInterval: 10 * 60_000, skipPollingIfUnfocused: true }

/** What a counter call answers. Servers differ in shape: a number, an object with a total and a list are understood. */
type Counted = number | { total?: number; list?: readonly unknown[] } | readonly unknown[] | null

const counterCall = (path: string): CallDescriptor<string, Counted> => ({
  id: `count.${path}`,
  method: 'POST',
  path: `api/${path}`,
  body: 'form',
})

const { useCountQuery } = remoteApi('shared-lib', 'count', build => ({
  count: build.query<Counted, { path: string; tag: LiveTag }>({
    query: ({ path }) => ({ call: counterCall(path), args: {} }),
    providesTags: (_answer, _error, { tag }) => [tag],
  }),
}))

/** What a counter of the header counts; asked once, however many look at it. Undefined until it is known. */
export function useCount(path: string, tag: LiveTag): number | undefined {
  const { data } = useCountQuery({ path, tag }, COUNT_POLLING)
  return data === undefined ? undefined : countOf(data)
}

function countOf(counted: Counted): number {
  if (typeof counted === 'number') return counted
  if (!counted) return 0
  if (Array.isArray(counted)) return counted.length
  const { total, list } = counted as { total?: number; list?: readonly unknown[] }
  return total ?? list?.length ?? 0
}
