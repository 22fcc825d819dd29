import { formatDay, WhileLoading } from '@portal/shared-lib'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useCaseworkReportLeaderCaseMutation } from '../api'
import { CaseDialog } from './case-dialog'
import { type CaseDeedProps, LEAST_WORDS } from './case-dialog-props'
import styles from './leader.module.css'

/** 登记约见: when the leader has met the petitioner, and what was said. */
export function MeetingDialog({ leaderCase, onClose }: CaseDeedProps) {
  const { caseId, petitionNo, percent } = leaderCase
  const [report] = useCaseworkReportLeaderCaseMutation()
  const today = formatDay(new Date())
  const [metOn, setMetOn] = useState(today)
  return (
    <CaseDialog
      title={`登记约见 ${petitionNo}`}
      label="约见情况"
      hint="信访人的诉求，领导的意见，商定的下一步"
      submits="保存"
      done="约见已登记"
      check={text => (metOn > today ? TEXTS.lateMeeting : text.length < LEAST_WORDS ? TEXTS.shortProgress : '')}
      send={text => report({ args: { caseId, percent, metOn, text } })}
      onClose={onClose}
    >
      <label className={styles.percent} htmlFor="case-met">
        约见日期
        <WhileLoading fallback={null}>
          <DayPicker id="case-met" value={metOn} onChange={day => setMetOn(day ?? today)} />
        </WhileLoading>
      </label>
    </CaseDialog>
  )
}
