import { WhileLoading } from '@portal/shared-lib'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useCaseworkAskLeaderCaseMutation } from '../api'
import { CaseDialog } from './case-dialog'
import { type CaseDeedProps, LEAST_WORDS } from './case-dialog-props'
import styles from './leader.module.css'

/** 申请延期. */
export function ExtendDialog({ leaderCase, onClose }: CaseDeedProps) {
  const { caseId, petitionNo, dueOn: before } = leaderCase
  const [ask] = useCaseworkAskLeaderCaseMutation()
  const [dueOn, setDueOn] = useState('')
  return (
    <CaseDialog
      title={`申请延期 ${petitionNo}`}
      label="申请理由"
      hint="为什么不能在原时限内化解"
      submits="提交申请"
      done="已申请延期，请等待审核"
      check={text => (dueOn <= before ? TEXTS.notLater : text.length < LEAST_WORDS ? TEXTS.shortRequest : '')}
      send={text => ask({ args: { caseId, kind: 'extend', dueOn, text } })}
      onClose={onClose}
    >
      <label className={styles.percent} htmlFor="case-due">
        延期至（原时限 {before}）
        <WhileLoading fallback={null}>
          <DayPicker id="case-due" {...(dueOn && { value: dueOn })} onChange={day => setDueOn(day ?? '')} />
        </WhileLoading>
      </label>
    </CaseDialog>
  )
}
