import { useWatch } from '@portal/shared-lib/ui-form'
import styles from './drafts.module.css'
import type { DraftState } from './use-draft'

interface DraftLineProps {
  readonly draft: DraftState
  readonly isDirty: boolean
  /** Whether what stands in the form is what the server has. */
  readonly isKept: () => boolean
}

/** 草稿: whether what is entered is safe, and since when. */
export function DraftLine({ draft, isDirty, isKept }: DraftLineProps) {
  // Drawn again with whatever is typed.
  useWatch()
  const isOpen = isDirty && !isKept()
  return (
    <p className={styles.line} data-open={isOpen || undefined}>
      {stateOf(draft, isDirty, isOpen)}
    </p>
  )
}

function stateOf({ savedAt, problem }: DraftState, isDirty: boolean, isOpen: boolean): string {
  if (problem) return `草稿未能保存：${problem}`
  if (!isDirty) return '尚未填写，没有草稿'
  const saved = savedAt ? `草稿已保存于 ${savedAt.slice(11, 16)}` : ''
  if (!isOpen) return saved
  return saved ? `${saved}，之后的修改尚未保存` : '尚未保存草稿，20秒内自动保存'
}
