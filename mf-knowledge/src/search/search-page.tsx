import { send, useCan } from '@portal/shared-lib'
import { noteSearch } from '@portal/shared-lib/contract/calls/search'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { isPersonalNumber, SEARCH_TABS, type SearchTab, SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import { Loading, Page, Tabs, Trouble } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { useEffect, useState } from 'react'
import { caseAddress } from './addresses'
import { type Answer, useKnowledgeSearchQuery } from './api'
import { type Asked, useAsked } from './asked'
import { KeptSearches } from './kept-searches'
import { People } from './people'
import { Results } from './results'
import { SaveDialog } from './save-dialog'
import styles from './search.module.css'
import { SearchBox } from './search-box'

const PAGE = 20

/** /wisdomSearch: everything that holds some words, by kind; a petition number opens its case at once. */
export default function SearchPage() {
  const [asked, ask] = useAsked()
  const [saving, save] = useState(false)
  const { words } = asked
  const number = words.toUpperCase()
  useEffect(() => {
    if (isPetitionNo(number)) navigate(caseAddress(number))
    else if (isWord(words)) void send(noteSearch, { words })
  }, [words, number])
  const isSaved = isWord(words) && !isPersonalNumber(words)
  return (
    <Page>
      <div className={styles.search}>
        <SearchBox key={words} words={words} onAsk={next => ask({ words: next, chosen: [] })}>
          {words && (
            <button type="button" className={styles.quiet} onClick={() => ask({ words: '', chosen: [] })}>
              最近和已保存的搜索
            </button>
          )}
          {isSaved && (
            <button type="button" className={styles.quiet} onClick={() => save(true)}>
              保存搜索
            </button>
          )}
        </SearchBox>
        {!words && <KeptSearches onAsk={ask} />}
        {words && !isWord(words) && <p className={styles.hint}>请至少输入{SHORTEST_WORD}个字</p>}
        {isWord(words) && !isPetitionNo(number) && <Found asked={asked} ask={ask} />}
        {saving && <SaveDialog asked={asked} onClose={() => save(false)} />}
      </div>
    </Page>
  )
}

const isWord = (words: string) => words.split(/\s+/u).some(word => [...word].length >= SHORTEST_WORD)

interface FoundProps {
  readonly asked: Asked
  readonly ask: (next: Partial<Asked>) => void
}

/** The tabs with their counts, and what the shown one holds. */
function Found({ asked, ask }: FoundProps) {
  const { words, tab, chosen, order, page } = asked
  const isPerson = tab === 'person'
  const maySeek = useCan('xfj:viewPii')
  const args = { words, tab: isPerson ? ('all' as const) : tab, chosen: [...chosen], order, from: (page - 1) * PAGE }
  const { data, currentData, error, isFetching, refetch } = useKnowledgeSearchQuery(args)
  if (error && !isFetching) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (isPersonalNumber(words) && !maySeek)
    return <p className={styles.hint}>您没有查询信访人的权限，请输入信访件编号或其他文字搜索</p>
  const go = (next: SearchTab) => ask({ tab: next, chosen: [] })
  return (
    <Tabs label="搜索范围" tabs={tabsOf(data, words)} shown={tab} onShow={go}>
      {isPerson && <People key={words} words={words} />}
      {!isPerson && !currentData && <Loading />}
      {!isPerson && currentData && <Results answer={currentData} asked={asked} ask={ask} size={PAGE} />}
    </Tabs>
  )
}

function tabsOf({ tabs }: Answer, words: string): { key: SearchTab; title: string }[] {
  const served = tabs.map(({ tab, count, more }) => ({
    key: tab,
    title: tab === 'person' ? SEARCH_TABS[tab] : `${SEARCH_TABS[tab]} ${count}${more ? '+' : ''}`,
  }))
  return isPersonalNumber(words) ? served : [{ key: 'all', title: SEARCH_TABS.all }, ...served]
}
