import { LEADER_CASE_TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { InputNumber } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkReportLeaderCaseMutation } from '../api'
import { CaseDialog } from './case-dialog'
import { type CaseDeedProps, LEAST_WORDS } from './case-dialog-props'
import styles from './leader.module.css'

/** 填写进展. */
export function ProgressDialog({ leaderCase, onClose }: CaseDeedProps) {
  const { caseId, petitionNo } = leaderCase
  const [report] = useCaseworkReportLeaderCaseMutation()
  const [percent, setPercent] = useState(leaderCase.percent)
  return (
    <CaseDialog
      title={`填写进展 ${petitionNo}`}
      label="进展情况"
      hint="开展了什么工作，取得什么进展"
      submits="保存"
      done="进展已填写"
      check={text => (text.length < LEAST_WORDS ? LEADER_CASE_TEXTS.shortProgress : '')}
      send={text => report({ args: { caseId, percent, text } })}
      onClose={onClose}
    >
      <label className={styles.percent} htmlFor="case-percent">
        化解进度
        <InputNumber<number>
          id="case-percent"
          min={0}
          max={100}
          precision={0}
          suffix="%"
          value={percent}
          onChange={value => setPercent(value ?? 0)}
        />
      </label>
    </CaseDialog>
  )
}
