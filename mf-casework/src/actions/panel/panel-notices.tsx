import buttons from '../buttons.module.css'
import { ChangedSince } from './changed-since'
import styles from './panel.module.css'
import type { Filling, useAction } from './use-action'

interface PanelNoticesProps extends Pick<Filling, 'form' | 'about'> {
  readonly action: ReturnType<typeof useAction>
  /** Why it cannot be done any more; empty where it can. */
  readonly obstacle: string
}

/** What one must know before going on: text from before, who else is writing, what somebody did meanwhile. */
export function PanelNotices({ form, about, action, obstacle }: PanelNoticesProps) {
  const { isRestored, heldBy, changedSince, values } = action
  return (
    <>
      {isRestored && (
        <p className={styles.restored} role="status">
          已恢复上次未提交的内容
          <button type="button" className={buttons.quiet} onClick={() => void action.startAnew()}>
            重新填写
          </button>
        </p>
      )}
      {heldBy && (
        <p className={styles.warning} role="alert">
          {heldBy}正在编辑该信访件，请稍后再试
        </p>
      )}
      {changedSince !== undefined && (
        <ChangedSince {...{ form, about, values, obstacle }} since={changedSince} onGoOn={action.goOn} />
      )}
    </>
  )
}
