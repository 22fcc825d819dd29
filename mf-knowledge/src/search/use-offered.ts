import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { isPersonalNumber, SEARCH_TABS, SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import { useSettled } from '@portal/shared-lib/page'
import { navigate, addressOf as wholeAddress } from '@portal/shared-lib/router'
import { addressOf, opensWindow } from './addresses'
import { useKnowledgeSuggestQuery } from './api'

/** Milliseconds without a key. */
const QUIET_MS = 150

/** What the words that are being typed may become. */
export interface Offered {
  readonly text: string
  /** What it is: 最近搜索, 常用词 or the tab that it is found on. */
  readonly kind: string
  /** Opens it; without, it is looked for. */
  readonly open?: () => void
}

/** What is offered for what is typed, while its list is open; nothing where the server cannot say. */
export function useOffered(typed: string, isOpen: boolean): readonly Offered[] {
  const words = useSettled(typed.trim(), QUIET_MS)
  const isAsked = isOpen && [...words].length >= SHORTEST_WORD && !isPersonalNumber(words) && !isPetitionNo(words)
  const { currentData } = useKnowledgeSuggestQuery({ words }, { skip: !isAsked })
  if (!currentData || !isAsked) return []
  const { recent, words: known, titles } = currentData
  return [
    ...recent.map(text => ({ text, kind: '最近搜索' })),
    ...known.map(text => ({ text, kind: '常用词' })),
    ...titles.map(({ title, ...named }) => ({
      text: title,
      kind: SEARCH_TABS[named.tab],
      open: () => openHit({ ...named, title, article: '' }),
    })),
  ]
}

function openHit(named: Parameters<typeof addressOf>[0]): void {
  const address = addressOf(named)
  if (!address) return
  if (opensWindow(named)) window.open(wholeAddress(address), '_blank', 'noopener')
  else navigate(address)
}
