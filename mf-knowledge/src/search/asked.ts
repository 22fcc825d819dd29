import {
  isPersonalNumber,
  SEARCH_FACETS,
  SEARCH_TABS,
  type SearchFacet,
  type SearchTab,
} from '@portal/shared-lib/contract/rules/search'
import { useSearchParams } from '@portal/shared-lib/router'

/** What is looked for, as the address has it. */
export interface Asked {
  readonly words: string
  readonly tab: SearchTab
  readonly chosen: readonly Chosen[]
  readonly order: 'fit' | 'time'
  /** From 1. */
  readonly page: number
}

export interface Chosen {
  readonly facet: SearchFacet
  readonly value: string
}

/** What the address asks for, and the way to ask for something else; a refresh and going back keep it. */
export function useAsked(): [Asked, (next: Partial<Asked>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const asked = askedIn(parameters)
  return [asked, next => setParameters(parametersOf({ ...asked, page: 1, ...next }))]
}

function askedIn(parameters: URLSearchParams): Asked {
  const words = (parameters.get('words') ?? '').trim()
  const tab = parameters.get('active') ?? ''
  return {
    words,
    tab: isPersonalNumber(words) ? 'person' : isTab(tab) ? tab : 'all',
    chosen: (parameters.get('only') ?? '').split(',').flatMap(chosenIn),
    order: parameters.get('order') === 'time' ? 'time' : 'fit',
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
  }
}

const isTab = (text: string): text is SearchTab => text in SEARCH_TABS
const isFacet = (text: string): text is SearchFacet => text in SEARCH_FACETS

function chosenIn(text: string): Chosen[] {
  const [facet = '', value = ''] = text.split(':')
  return isFacet(facet) && value ? [{ facet, value }] : []
}

function parametersOf({ words, tab, chosen, order, page }: Asked): Record<string, string> {
  const only = chosen.map(({ facet, value }) => `${facet}:${value}`).join(',')
  return {
    words,
    active: tab,
    ...(only && { only }),
    ...(order === 'time' && { order }),
    ...(page > 1 && { page: String(page) }),
  }
}
