import { WhileLoading } from '@portal/shared-lib'
import { Section } from '@portal/shared-lib/page'
import { RadioGroup } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { PlainTable } from '../../plain-table/plain-table'
import { FollowUpDialog } from './follow-up-dialog'
import type { Received } from './received'
import { ReceivedRows } from './received-rows'
import styles from './receptions.module.css'

const HEADINGS = ['信访件编号', '接访领导', '接访日期', '反映事项', '办理情况', '回访', '操作']
const SHOWN = [
  { value: false, label: '待回访' },
  { value: true, label: '已回访' },
]

/** 接访回访: whom leaders have received, and what they said some time afterwards. */
export default function FollowUps() {
  const [isFollowedUp, choose] = useState(false)
  const [asked, ask] = useState<Received>()
  return (
    <Section title="接访回访">
      <div className={styles.bar}>
        <WhileLoading fallback={null}>
          <RadioGroup
            aria-label="回访情况"
            optionType="button"
            options={SHOWN}
            value={isFollowedUp}
            onChange={({ target }) => choose(target.value === true)}
          />
        </WhileLoading>
      </div>
      <PlainTable headings={HEADINGS} tall>
        <ReceivedRows key={String(isFollowedUp)} isFollowedUp={isFollowedUp} columns={HEADINGS.length} onAsk={ask} />
      </PlainTable>
      {asked && <FollowUpDialog received={asked} onClose={() => ask(undefined)} />}
    </Section>
  )
}
