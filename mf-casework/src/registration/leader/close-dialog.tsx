import { WhileLoading } from '@portal/shared-lib'
import type { AskLeaderCaseArgs } from '@portal/shared-lib/contract/calls/leader-cases'
import { LEADER_CASE_RESULTS, LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { Uploads, useUploads } from '@portal/shared-lib/ui-data'
import { Radio } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkAskLeaderCaseMutation } from '../api'
import { CaseDialog } from './case-dialog'
import { type CaseDeedProps, LEAST_WORDS } from './case-dialog-props'
import styles from './leader.module.css'

type Result = NonNullable<AskLeaderCaseArgs['result']>

const RESULTS = Object.entries(LEADER_CASE_RESULTS).map(([value, label]) => ({ value, label }))

/** 申请销号: what became of it, and what the petitioner has signed. */
export function CloseDialog({ leaderCase, onClose }: CaseDeedProps) {
  const { caseId, petitionNo } = leaderCase
  const [ask] = useCaseworkAskLeaderCaseMutation()
  const [result, choose] = useState<Result>('')
  const { files, fileIds, uploading, add, remove } = useUploads()
  return (
    <CaseDialog
      title={`申请销号 ${petitionNo}`}
      label="化解情况"
      hint="如何化解，信访人是否息诉"
      submits="提交申请"
      done="已申请销号，请等待审核"
      check={text => problemOf(result, text) || (uploading ? '附件正在上传，请稍候' : '')}
      send={text => ask({ args: { caseId, kind: 'close', result, text, fileIds } })}
      onClose={onClose}
    >
      <Radio.Group
        aria-label="化解结果"
        options={RESULTS}
        value={result}
        onChange={({ target }) => choose(target.value as Result)}
      />
      <section aria-label="息诉承诺书">
        <p className={styles.soft}>息诉承诺书（如已签订）</p>
        <WhileLoading fallback={null}>
          <Uploads files={files} onAdd={add} onRemove={remove} />
        </WhileLoading>
      </section>
    </CaseDialog>
  )
}

function problemOf(result: Result, text: string): string {
  if (result === '') return TEXTS.noResult
  return text.length < LEAST_WORDS ? TEXTS.shortRequest : ''
}
