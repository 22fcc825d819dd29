import { asPortalError } from '@portal/shared-lib'
import type { DistributeAnswer, PreviewDistributionAnswer } from '@portal/shared-lib/contract/calls/assignments'
import { Button, Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useDashboardDistributeMutation, useLazyDashboardPreviewDistributionQuery } from '../../../api'
import type { Card, Lane } from '../../../kanban/department/moves'
import { CaseChoice, ReceiverChoice } from './choices'
import { Preview, Result } from './outcome'
import styles from './redistribute.module.css'

interface DialogProps {
  /** Whose to-dos are given away. */
  readonly from: Lane
  /** The most pressing of them. */
  readonly cards: readonly Card[]
  readonly lanes: readonly Lane[]
  readonly onClose: () => void
}

/** 批量改派: several to-dos of a clerk to one receiver; first what would change, then what was refused and why. */
export default function RedistributeDialog({ from, cards, lanes, onClose }: DialogProps) {
  const [chosen, choose] = useState<readonly string[]>([])
  const [to, give] = useState('')
  const [preview, show] = useState<PreviewDistributionAnswer>()
  const [result, end] = useState<DistributeAnswer>()
  const [problem, tell] = useState('')
  const [ask, asking] = useLazyDashboardPreviewDistributionQuery()
  const [distribute, distributing] = useDashboardDistributeMutation()
  const args = { todoIds: [...chosen], personId: to }

  const look = async () => {
    if (chosen.length === 0) return tell('请选择要改派的待办')
    if (to === '') return tell('请选择接收人')
    const { data, error } = await ask(args)
    tell(error ? asPortalError(error).message : '')
    show(data)
  }
  const confirm = async () => {
    const { data, error } = await distribute({ args })
    tell(error ? asPortalError(error).message : '')
    end(data)
  }

  return (
    <Dialog title={`改派${from.name}的待办`} width={640} onClose={onClose}>
      <div className={styles.dialog}>
        {result ? <Result result={result} /> : null}
        {preview && !result && <Preview preview={preview} />}
        {!preview && !result && (
          <>
            <CaseChoice cards={cards} chosen={chosen} onChoose={choose} />
            <ReceiverChoice lanes={lanes.filter(({ key }) => key !== '' && key !== from.key)} to={to} onGive={give} />
          </>
        )}
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.foot}>
          {result ? (
            <Button type="primary" onClick={onClose}>
              完成
            </Button>
          ) : (
            <>
              <Button onClick={preview ? () => show(undefined) : onClose}>{preview ? '返回修改' : '取消'}</Button>
              {preview ? (
                <Button
                  type="primary"
                  disabled={preview.done === 0}
                  loading={distributing.isLoading}
                  onClick={() => void confirm()}
                >
                  确认改派{preview.done}件
                </Button>
              ) : (
                <Button type="primary" loading={asking.isFetching} onClick={() => void look()}>
                  预览
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
