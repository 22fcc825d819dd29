import { reads, remoteApi } from '@portal/shared-lib'
import { otherPosts } from '@portal/shared-lib/contract/calls/identity'
import { organisation } from '@portal/shared-lib/contract/calls/organisations'
import type { CallDescriptor } from '@portal/shared-lib/contract/descriptor'
import type { LiveTag } from '@portal/shared-lib/contract/live'

/** Badges are read every ten minutes, as a net under live updates, and not in windows that nobody sees. */
export const COUNT_POLLING = { pollingInterval: 10 * 60_000, skipPollingIfUnfocused: true }

/** What a counter call answers. Servers differ in shape: a number, an object with a total and a list are understood. */
type Counted = number | { total?: number; list?: readonly unknown[] } | readonly unknown[] | null

const counterCall = (path: string): CallDescriptor<string, Counted> => ({
  id: `shell.counter.${path}`,
  method: 'POST',
  path: `api/${path}`,
  body: 'form',
})

export const { useShellCountQuery, useShellOrganisationQuery, useShellPostsQuery } = remoteApi(
  'shell',
  'shell',
  build => ({
    shellOrganisation: reads(build, organisation),
    shellPosts: reads(build, otherPosts),
    shellCount: build.query<Counted, { path: string; tag: LiveTag }>({
      query: ({ path }) => ({ call: counterCall(path), args: {} }),
      providesTags: (_answer, _error, { tag }) => [tag],
    }),
  }),
)

/** The number on a badge. */
export function countOf(counted: Counted | undefined): number {
  if (typeof counted === 'number') return counted
  if (!counted) return 0
  if (Array.isArray(counted)) return counted.length
  const { total, list } = counted as { total?: number; list?: readonly unknown[] }
  return total ?? list?.length ?? 0
}
