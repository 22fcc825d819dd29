import { useCan } from '@portal/shared-lib'
import { Section, Tabs } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from '../proceedings/proceedings.module.css'
import { WaitingApprovals } from '../proceedings/waiting-approvals'
import { CandidateSearch } from './candidate-search'
import { FilingList, type Stage } from './filing-list'

const MINE = { key: 'mine', title: '待我办理' } as const

const REGISTER = { key: 'register', title: '申报登记' } as const

const STAGES = [
  { key: 'draft', title: '拟稿' },
  { key: 'inReview', title: '审核中' },
  { key: 'supplement', title: '待补充' },
  { key: 'recognised', title: '已认定' },
  { key: 'ended', title: '未认定' },
] as const

type Tab = Stage | 'register'

/** The filings by what they wait for, and the way to file one. */
export function Filings() {
  const mayFile = useCan('zj:apply')
  const [tab, setTab] = useState<Tab>('mine')
  const tabs = mayFile ? [MINE, REGISTER, ...STAGES] : [MINE, ...STAGES]
  return (
    <Tabs<Tab> label="终结申报" tabs={tabs} shown={tab} onShow={setTab}>
      {tab === 'register' ? (
        <Section title="申报登记">
          <CandidateSearch />
        </Section>
      ) : (
        <FilingList key={tab} tab={tab} above={tab === 'mine' && <ToAgreeTo />} />
      )}
    </Tabs>
  )
}

/** With what waits for the user's agreement they are what the menu counts. */
const ToAgreeTo = () => (
  <WaitingApprovals
    todoType="terminationApproval"
    heading={<h2 className={styles.heading}>待我审批</h2>}
    empty={null}
  />
)
