import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { SearchFacet, SearchTab } from '@portal/shared-lib/contract/rules/search'
import type { search } from '@portal/shared-lib/contract/search'
import type { Caller } from '../../platform/caller'
import type { Ask } from '../../platform/route'
import type { Term } from './terms'

export type Answer = CallAnswer<typeof search>
export type Hit = Answer['hits'][number]

/** What is looked for, and by whom. */
export interface Seeking extends Pick<Ask<unknown>, 'db' | 'caller' | 'services'> {
  readonly terms: readonly Term[]
  /** Of the tab that is shown; of the others nothing is chosen. */
  readonly chosen: CallInput<typeof search>['chosen']
  /** Only what holds all the words in numbers, names and titles. */
  readonly inNames?: boolean
}

/** A hit with how well it fits, and what it is counted under. */
export interface Found {
  readonly hit: Hit
  /** The higher, the sooner it is shown: where the words stand weighs most, then how new it is. */
  readonly score: number
  readonly facets: Partial<Readonly<Record<SearchFacet, Bucket>>>
}

export interface Bucket {
  readonly value: string
  readonly name: string
}

/** Where one tab's hits come from. A new kind of thing that can be found is one more of these. */
export interface Source {
  readonly tab: SearchTab
  readonly mayAsk: (caller: Caller) => boolean
  /** Hits that are the caller's to see: rights and walls are part of the query. At most one more than `SEARCH_READ`. */
  readonly find: (seeking: Seeking) => Promise<readonly Found[]>
}
