import { can, onDemand, placesIn, RemotePart, useCommands, WhileLoading } from '@portal/shared-lib'
import type { TabCountsAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Loading, Section, Tabs } from '@portal/shared-lib/page'
import { usePageKeys } from '@portal/shared-lib/router'
import { type ComponentType, memo, useDeferredValue, useState } from 'react'
import { useCaseTabCountsQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import { Attachments } from '../../record/attachments'
import { MatterFields, PersonFields } from '../../record/petition-fields'
import { Timeline } from '../timeline'
import styles from './case-tabs.module.css'
import { TABS, type TabKey } from './tab-keys'
import type { TabProps } from './tab-props'

/** Events of late that stand on the first tab. */
const LATELY = 5

/** What was registered, and what happened of late. */
function DataTab({ petition }: TabProps) {
  return (
    <>
      <Section title="信访人">
        <PersonFields petition={petition} />
      </Section>
      <Section title="信访事项">
        <MatterFields petition={petition} />
      </Section>
      <Section title="附件材料">
        <Attachments files={petition.attachments} />
      </Section>
      <Section title="办理过程">
        <Timeline petitionNo={petition.petitionNo} most={LATELY} />
      </Section>
    </>
  )
}

/** What each tab shows; all but the first load when they are first shown. */
const CONTENTS: Readonly<Record<TabKey, ComponentType<TabProps>>> = {
  data: DataTab,
  process: onDemand(() => import('./process-tab')),
  files: onDemand(() => import('./files-tab')),
  papers: onDemand(() => import('./papers-tab')),
  related: onDemand(() => import('./related-tab')),
  oversight: onDemand(() => import('./oversight-tab')),
  review: onDemand(() => import('./review-tab')),
  ratings: onDemand(() => import('../ratings/ratings')),
  log: onDemand(() => import('./log-tab')),
}

interface CaseTabsProps extends TabProps {
  readonly first: TabKey
}

/** The nine tabs of a case, reached by the number keys as well, and those that other remotes add. */
export function CaseTabs({ petition, first }: CaseTabsProps) {
  const [chosen, show] = useState<TabKey | Added>(first)
  // The tab is marked at once; what it shows may come a picture later.
  const shown = useDeferredValue(chosen)
  useNumberKeys(show)
  useCommands('信访件', KEYS)
  const { data: counts } = useCaseTabCountsQuery({ petitionNo: petition.petitionNo }, FRESH)
  const own = TABS.map(tab => ({ ...tab, count: counts && countIn(counts, tab.key) }))
  const [places] = useState(() => placesIn('caseTab', can))
  const added = places.map(({ key, title }) => ({ key: addedKey(key), title }))
  return (
    <div className={styles.tabs}>
      <Tabs label="信访件" tabs={[...own, ...added]} shown={chosen} onShow={show}>
        {isAdded(shown) ? (
          places
            .filter(({ key }) => addedKey(key) === shown)
            .map(({ remote, door, key }) => (
              <RemotePart key={key} remote={remote} door={door} part={key} subject={petition.petitionNo} />
            ))
        ) : (
          <Own key={shown} shown={shown} petition={petition} />
        )}
      </Tabs>
    </div>
  )
}

/** The key of a tab that another remote has added. */
type Added = `added ${string}`
const addedKey = (key: string): Added => `added ${key}`
const isAdded = (key: TabKey | Added): key is Added => key.startsWith('added ')

const Own = memo(({ shown, petition }: TabProps & { readonly shown: TabKey }) => {
  const Content = CONTENTS[shown]
  return (
    <WhileLoading fallback={<Loading />}>
      <Content petition={petition} />
    </WhileLoading>
  )
})

/** The log has the lines of the process; similar petitions are looked for only once somebody asks, so none are said to be missing. */
function countIn(counts: TabCountsAnswer, key: TabKey): number | undefined {
  if (key === 'data') return undefined
  if (key === 'log') return counts.process
  if (key === 'related') return counts.related || undefined
  return counts[key]
}

const KEYS = [{ title: '切换页签', keys: `1–${TABS.length}` }]

function useNumberKeys(show: (key: TabKey) => void): void {
  usePageKeys(event => {
    const tab = TABS[Number(event.key) - 1]
    if (tab) show(tab.key)
  })
}
