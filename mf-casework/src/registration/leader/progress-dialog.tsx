import { asPortalError, notify } from '@portal/shared-lib'
import type { ReportLeaderCaseArgs } from '@portal/shared-lib/contract/calls/leader-cases'
import { LEADER_CASE_RESULTS, LEADER_CASE_TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { Dialog } from '@portal/shared-lib/page'
import { Button, Input } from '@portal/shared-lib/ui'
import { InputNumber, Radio } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkReportLeaderCaseMutation } from '../api'
import styles from './leader.module.css'
import type { LeaderCase } from './leader-case'

type Result = NonNullable<ReportLeaderCaseArgs['result']>

const MIN_TEXT = 5
const RESULTS = [
  { value: '', label: '继续化解' },
  ...Object.entries(LEADER_CASE_RESULTS).map(([value, label]) => ({ value, label: `${label}（销号）` })),
]

/** 填写进展, and with a result 销号. */
export function ProgressDialog({ leaderCase, onClose }: { leaderCase: LeaderCase; onClose: () => void }) {
  const [report, { isLoading }] = useCaseworkReportLeaderCaseMutation()
  const [percent, setPercent] = useState(leaderCase.percent)
  const [text, setText] = useState('')
  const [result, setResult] = useState<Result>('')
  const [problem, setProblem] = useState('')
  const send = async () => {
    if (text.trim().length < MIN_TEXT) return setProblem(LEADER_CASE_TEXTS.shortProgress)
    const { error } = await report({ args: { caseId: leaderCase.caseId, percent, text, result } })
    if (error) return setProblem(asPortalError(error).message)
    notify.success(result ? '已销号' : '进展已填写')
    onClose()
  }
  return (
    <Dialog title={`填写进展 ${leaderCase.petitionNo}`} onClose={onClose}>
      <div className={styles.dialog}>
        <Input.TextArea
          aria-label="进展情况"
          placeholder="开展了什么工作，取得什么进展"
          rows={4}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className={styles.percent} htmlFor="case-percent">
          化解进度
          <InputNumber<number>
            id="case-percent"
            min={0}
            max={100}
            precision={0}
            suffix="%"
            value={percent}
            disabled={result !== ''}
            onChange={value => setPercent(value ?? 0)}
          />
        </label>
        <Radio.Group
          aria-label="化解结果"
          options={RESULTS}
          value={result}
          onChange={({ target }) => setResult(target.value as Result)}
        />
        {problem && (
          <p role="alert" className={styles.late}>
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={isLoading} onClick={() => void send()}>
            保存
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
