import { useCan } from '@portal/shared-lib'
import type { OfficialDocumentsArgs } from '@portal/shared-lib/contract/calls/official-documents'
import {
  OFFICIAL_KINDS,
  OFFICIAL_STATES,
  type OfficialKind,
  type OfficialState,
  URGENCIES,
  type Urgency,
} from '@portal/shared-lib/contract/rules/official-document'
import { Button, Tabs } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FilterSelect } from '../proceedings/filter-select'
import { WordsFilter } from '../proceedings/words-filter'
import { YearFilter } from '../recommendations/year-filter'
import { DraftDialog } from './draft-dialog'
import styles from './official.module.css'
import { OfficialList } from './official-list'
import { ReceiveDialog } from './receive-dialog'
import { SealsDialog } from './seals-dialog'

const TABS = [
  { key: 'todo', title: '待办' },
  { key: 'received', title: '收文' },
  { key: 'sent', title: '发文' },
  { key: 'drafts', title: '草稿' },
] as const

type Tab = (typeof TABS)[number]['key']

/** The documents by what they wait for, the two registers, and the own drafts. */
export function Register() {
  const [tab, setTab] = useState<Tab>('todo')
  return (
    <Tabs<Tab> label="公文" tabs={TABS} shown={tab} onShow={setTab}>
      <Beginnings />
      <Filtered key={tab} tab={tab} />
    </Tabs>
  )
}

/** What can be begun: a draft, the registration of what came, and the seals. */
function Beginnings() {
  const mayDraft = useCan('gw:draft')
  const mayReceive = useCan('gw:receive')
  const mayKeep = useCan('gw:seals')
  const maySeal = useCan('gw:seal')
  const [opened, open] = useState<'draft' | 'receive' | 'seals'>()
  const close = () => open(undefined)
  return (
    <div className={styles.heading}>
      {mayDraft && (
        <Button type="primary" onClick={() => open('draft')}>
          拟公文
        </Button>
      )}
      {mayReceive && <Button onClick={() => open('receive')}>收文登记</Button>}
      {(mayKeep || maySeal) && <Button onClick={() => open('seals')}>印章管理</Button>}
      {opened === 'draft' && <DraftDialog onClose={close} />}
      {opened === 'receive' && <ReceiveDialog onClose={close} />}
      {opened === 'seals' && <SealsDialog onClose={close} />}
    </div>
  )
}

const KINDS = Object.entries(OFFICIAL_KINDS) as [OfficialKind, string][]
const URGENT = Object.entries(URGENCIES) as [Urgency, string][]
const STATES = Object.entries(OFFICIAL_STATES) as [OfficialState, string][]

function Filtered({ tab }: { tab: NonNullable<OfficialDocumentsArgs['tab']> }) {
  const [year, setYear] = useState(0)
  const [kind, setKind] = useState<OfficialKind | ''>('')
  const [urgency, setUrgency] = useState<Urgency | ''>('')
  const [state, setState] = useState<OfficialState | ''>('')
  const [words, setWords] = useState('')
  return (
    <OfficialList key={[year, kind, urgency, state, words].join()} asked={{ tab, year, kind, urgency, state, words }}>
      <WordsFilter label="标题、文号或单位" words={words} onSearch={setWords} />
      <YearFilter year={year} onChange={setYear} />
      <FilterSelect label="文种" options={KINDS} value={kind} onChange={setKind} />
      <FilterSelect label="紧急程度" options={URGENT} value={urgency} onChange={setUrgency} />
      {tab !== 'drafts' && <FilterSelect label="公文状态" options={STATES} value={state} onChange={setState} />}
    </OfficialList>
  )
}
