import { useCan } from '@portal/shared-lib'
import { ADOPTED, RECOMMENDATION_KINDS } from '@portal/shared-lib/contract/rules/recommendation'
import { Button, Section, Tabs } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FilterSelect } from '../proceedings/filter-select'
import { WordsFilter } from '../proceedings/words-filter'
import { EventList } from './event-list'
import { type Counted, Figures } from './figures'
import { type Asked, RecommendationList } from './recommendation-list'
import styles from './recommendations.module.css'
import { WriteDialog } from './write-dialog'
import { YearFilter, yearsBack } from './year-filter'

const TABS = [
  { key: 'mine', title: '待我办理' },
  { key: 'entrusted', title: '委托代审' },
  { key: 'sent', title: '建议登记簿' },
  { key: 'drafts', title: '未发出' },
  { key: 'received', title: '收到的建议' },
  { key: 'events', title: '通报约谈挂牌' },
] as const

type Tab = (typeof TABS)[number]['key']

const KINDS = Object.entries(RECOMMENDATION_KINDS) as [keyof typeof RECOMMENDATION_KINDS, string][]
const ANSWERS = [
  ...(Object.entries(ADOPTED) as [keyof typeof ADOPTED, string][]),
  ['answered', '已反馈'],
  ['waiting', '未反馈'],
  ['late', '超期反馈'],
] as const

/** The recommendations by what they wait for, the register with its figures, and the events. */
export function Register() {
  const mayWrite = useCan('jy:write')
  const [tab, setTab] = useState<Tab>('mine')
  const [isWriting, setWriting] = useState(false)
  return (
    <Tabs<Tab> label="三项建议" tabs={TABS} shown={tab} onShow={setTab}>
      {mayWrite && tab !== 'events' && (
        <div className={styles.heading}>
          <Button type="primary" onClick={() => setWriting(true)}>
            提出建议
          </Button>
        </div>
      )}
      {isWriting && <WriteDialog onClose={() => setWriting(false)} />}
      {tab === 'events' ? <EventList /> : <Filtered key={tab} tab={tab} />}
    </Tabs>
  )
}

const NOTHING: Counted = { kind: '', adopted: '' }

function Filtered({ tab }: { tab: Asked['tab'] }) {
  const isRegister = tab === 'sent'
  const [year, setYear] = useState(isRegister ? (yearsBack()[0] ?? 0) : 0)
  const [shown, count] = useState(NOTHING)
  const [words, setWords] = useState('')
  return (
    <>
      {isRegister && year !== 0 && (
        <Section title={`${year}年发出与采纳情况`}>
          <Figures year={year} shown={shown} onShow={count} />
        </Section>
      )}
      <RecommendationList
        key={[year, shown.kind, shown.adopted, words].join()}
        asked={{ tab, year, words, counted: [], ...shown }}
      >
        <WordsFilter label="文号或单位" words={words} onSearch={setWords} />
        <YearFilter year={year} onChange={setYear} />
        <FilterSelect label="种类" options={KINDS} value={shown.kind} onChange={kind => count({ ...shown, kind })} />
        <FilterSelect
          label="采纳情况"
          options={ANSWERS}
          value={shown.adopted}
          onChange={adopted => count({ ...shown, adopted })}
        />
      </RecommendationList>
    </>
  )
}
