import { Button, Question } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import type { DraftState } from '../drafts/use-draft'
import styles from '../engine/form.module.css'
import type { Way } from '../way'

interface BarProps {
  readonly saving: boolean
  readonly draft: DraftState
  readonly dirty: boolean
  /** Whether there is something to go on with. */
  readonly goesOn: boolean
  readonly onSave: (go: Way['go']) => void
  readonly onKeep: () => void
  readonly onClear: () => void
  /** Behind those that register. */
  readonly children?: ReactNode
}

/** Registering, keeping for later, beginning anew; always in sight. */
export function SaveBar({ saving, draft, dirty, goesOn, onSave, onKeep, onClear, children }: BarProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.bar}>
      <Button type="primary" loading={saving} onClick={() => onSave('stay')}>
        登记（Ctrl+S）
      </Button>
      {goesOn && (
        <Button disabled={saving} title="Ctrl+Enter" onClick={() => onSave('next')}>
          登记并继续
        </Button>
      )}
      <Button disabled={saving} onClick={() => onSave('handle')}>
        登记并办理
      </Button>
      {children}
      <Button disabled={!dirty} onClick={onKeep}>
        保存草稿
      </Button>
      <Button disabled={!dirty} onClick={() => setAsking(true)}>
        清空
      </Button>
      <span className={styles.saved} role="status">
        {draft.problem
          ? `草稿未能保存：${draft.problem}`
          : draft.savedAt && `草稿已保存 ${draft.savedAt.slice(11, 16)}`}
      </span>
      {asking && (
        <Question
          text="已填写的内容将全部清空，确定吗？"
          leave="清空"
          stay="返回"
          onAnswer={clear => {
            setAsking(false)
            if (clear) onClear()
          }}
        />
      )}
    </div>
  )
}
