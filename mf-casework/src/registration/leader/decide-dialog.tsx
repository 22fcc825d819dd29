import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { Radio } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkDecideLeaderCaseMutation } from '../api'
import { CaseDialog } from './case-dialog'
import { type CaseDeedProps, LEAST_WORDS } from './case-dialog-props'
import styles from './leader.module.css'
import { askedOf } from './leader-case'

const CHOICES = [
  { value: true, label: '同意' },
  { value: false, label: '不同意' },
]

/** 审核: what was asked for, by another than who has asked. */
export function DecideDialog({ leaderCase, onClose }: CaseDeedProps) {
  const { caseId, petitionNo, askedBy, askedText } = leaderCase
  const [decide] = useCaseworkDecideLeaderCaseMutation()
  const [agree, choose] = useState(true)
  return (
    <CaseDialog
      title={`审核 ${petitionNo}`}
      label="审核意见"
      hint="不同意时应说明理由"
      submits="确定"
      done="已审核"
      check={text => (agree || text.length >= LEAST_WORDS ? '' : TEXTS.shortRefusal)}
      send={text => decide({ args: { caseId, agree, text } })}
      onClose={onClose}
    >
      <p className={styles.asked}>
        {askedBy}申请{askedOf(leaderCase)}：{askedText}
      </p>
      <Radio.Group
        aria-label="审核结论"
        options={CHOICES}
        value={agree}
        onChange={({ target }) => choose(target.value === true)}
      />
    </CaseDialog>
  )
}
