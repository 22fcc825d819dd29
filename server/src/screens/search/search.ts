import type { CallInput } from '@portal/shared-lib/contract/form'
import {
  isPersonalNumber,
  SEARCH_COUNTED,
  SEARCH_FACETS,
  SEARCH_READ,
  type SearchFacet,
} from '@portal/shared-lib/contract/rules/search'
import type { search } from '@portal/shared-lib/contract/search'
import { isOfficer } from '../../people/identity/officers'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import { refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import type { Answer, Found, Seeking, Source } from './source'
import { SOURCES } from './sources'
import { readTerms } from './terms'

/** Of each tab on the first one. */
const BEST = 3
const ON_A_PAGE = 20
/** Values of a facet that are offered. */
const MOST_VALUES = 12
/** Who may look for people. */
export const SEEKING_PEOPLE = 'xfj:viewPii'

type Args = CallInput<typeof search>

const maySeekPeople = (caller: Caller): boolean => caller.permissions.has(SEEKING_PEOPLE) && !isOfficer(caller)

/** All tabs at once: whoever looks at one reads how many hits the others have. */
export async function searchAll(ask: Ask<Args>): Promise<Answer> {
  const { args, caller, db, services } = ask
  const asOf = dateTimeOf(services.now())
  if (isPersonalNumber(args.words)) return { ...onlyPeople(caller), asOf }
  const { terms, ...explained } = await readTerms(ask, args.words)
  const sources = SOURCES.filter(({ mayAsk }) => mayAsk(caller))
  if (args.tab !== 'all' && !sources.some(({ tab }) => tab === args.tab))
    refuseRule('该类内容您无权搜索，请选择其他类别')
  const seeking = { db, caller, services, terms }
  const found = await Promise.all(
    sources.map(async ({ tab, find }) => ({ tab, hits: await hitsOf(args, tab, find, seeking) })),
  )
  const shown = found.find(({ tab }) => tab === args.tab)?.hits
  const tabs = found.map(({ tab, hits }) => ({ tab, ...counted(hits.length) }))
  return {
    tabs: [...tabs, ...peopleTab(caller)],
    marks: [...new Set(terms.flatMap(({ alternatives }) => alternatives))],
    ...explained,
    hits: shown
      ? inOrder(args, shown).slice(args.from, args.from + ON_A_PAGE)
      : found.flatMap(({ hits }) => inOrder(args, hits).slice(0, BEST)),
    facets: shown ? facetsOf(shown) : [],
    total: Math.min(shown?.length ?? 0, SEARCH_READ),
    asOf,
  }
}

/** The newest; of what is shown by how well it fits those come first that hold the words in a name, whatever their age. */
async function hitsOf(
  { tab: shown, chosen, order }: Args,
  tab: Source['tab'],
  find: Source['find'],
  seeking: Omit<Seeking, 'chosen'>,
): Promise<readonly Found[]> {
  const asked = { ...seeking, chosen: tab === shown ? chosen : [] }
  const newest = await find(asked)
  const isRanked = order === 'fit' && (shown === tab || shown === 'all')
  if (!isRanked || newest.length <= SEARCH_READ) return newest
  const named = (await find({ ...asked, inNames: true })).slice(0, SEARCH_READ)
  const ids = new Set(named.map(({ hit }) => hit.id))
  return [...named, ...newest.filter(({ hit }) => !ids.has(hit.id))].slice(0, SEARCH_READ + 1)
}

const peopleTab = (caller: Caller): Answer['tabs'] =>
  maySeekPeople(caller) ? [{ tab: 'person', count: 0, more: false }] : []

/** Numbers of people are no words: they find people alone, for a reason. */
const onlyPeople = (caller: Caller): Omit<Answer, 'asOf'> => ({
  tabs: peopleTab(caller),
  marks: [],
  byPinyin: [],
  bySynonym: [],
  hits: [],
  facets: [],
  total: 0,
})

const counted = (count: number) => ({ count: Math.min(count, SEARCH_COUNTED), more: count > SEARCH_COUNTED })

function inOrder({ order }: Pick<Args, 'order'>, found: readonly Found[]) {
  const at = ({ hit }: Found) => hit.at ?? ''
  const expired = (a: Found, b: Found) => Number(a.hit.isExpired) - Number(b.hit.isExpired)
  const newest = (a: Found, b: Found) => (at(a) === at(b) ? 0 : at(a) < at(b) ? 1 : -1)
  return found
    .slice(0, SEARCH_READ)
    .toSorted((a, b) => expired(a, b) || (order === 'time' ? 0 : b.score - a.score) || newest(a, b))
    .map(({ hit }) => hit)
}

const FACETS = Object.keys(SEARCH_FACETS) as SearchFacet[]

/** By what the hits can be narrowed; how many there are of each value is told only where all hits are known. */
function facetsOf(found: readonly Found[]): Answer['facets'] {
  const isComplete = found.length <= SEARCH_READ
  return FACETS.flatMap(facet => {
    const values = new Map<string, { name: string; count: number }>()
    for (const { facets } of found) {
      const bucket = facets[facet]
      if (bucket) values.set(bucket.value, { name: bucket.name, count: (values.get(bucket.value)?.count ?? 0) + 1 })
    }
    if (values.size === 0) return []
    const most = [...values].toSorted(([a, { count }], [b, { count: other }]) => other - count || (a < b ? -1 : 1))
    return [{ facet, values: most.slice(0, MOST_VALUES).map(([value, held]) => shownValue(value, held, isComplete)) }]
  })
}

function shownValue(value: string, { name, count }: { name: string; count: number }, isComplete: boolean) {
  if (count > SEARCH_COUNTED) return { value, name, count: SEARCH_COUNTED, more: true }
  return { value, name, count: isComplete ? count : null, more: false }
}
