import { WhileLoading } from '@portal/shared-lib'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { Choice } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useCaseworkAskLeaderCaseMutation, useCaseworkColleaguesQuery } from '../api'
import { CaseDialog } from './case-dialog'
import { type CaseDeedProps, LEAST_WORDS } from './case-dialog-props'

/** 换包案领导. */
export function ChangeLeaderDialog({ leaderCase, onClose }: CaseDeedProps) {
  const { caseId, petitionNo, leader } = leaderCase
  const [ask] = useCaseworkAskLeaderCaseMutation()
  const { data = [] } = useCaseworkColleaguesQuery({})
  const [leaderId, choose] = useState('')
  return (
    <CaseDialog
      title={`申请更换包案领导 ${petitionNo}`}
      label="更换原因"
      hint={`为什么不再由${leader}包案`}
      submits="提交申请"
      done="已申请更换包案领导，请等待审核"
      check={text => (leaderId ? (text.length < LEAST_WORDS ? TEXTS.shortRequest : '') : TEXTS.noLeader)}
      send={text => ask({ args: { caseId, kind: 'change', leaderId, text } })}
      onClose={onClose}
    >
      <WhileLoading fallback={null}>
        <Choice
          aria-label="包案领导"
          {...(leaderId && { value: leaderId })}
          placeholder="请选择包案领导"
          onChange={personId => choose(personId ?? '')}
          options={data.map(({ personId, name, position }) => ({ value: personId, label: `${name}（${position}）` }))}
        />
      </WhileLoading>
    </CaseDialog>
  )
}
