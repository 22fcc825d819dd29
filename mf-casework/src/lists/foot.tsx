import { formatNumber } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import styles from './lists.module.css'
import type { RowAction } from './row-actions/row-action'
import type { Shown } from './rows/shown'

interface FootProps {
  readonly shown: Shown | undefined
  readonly selected: number
  readonly offered: readonly RowAction[]
  readonly onAction: (rowAction: RowAction) => void
  readonly onClear: () => void
}

/** How many rows there are and are selected, and what can be done to those. */
export function Foot({ shown, selected, offered, onAction, onClear }: FootProps) {
  return (
    <div className={styles.listFoot}>
      <span role="status">{shown && `共 ${formatNumber(shown.total)}${shown.capped ? '+' : ''} 条`}</span>
      {shown?.next && <span className={styles.soft}>{`已加载 ${formatNumber(shown.rows.length)} 条`}</span>}
      {selected > 0 && (
        <section aria-label="批量操作" className={styles.bulk}>
          <span>{`已选 ${formatNumber(selected)} 条`}</span>
          {offered.map(rowAction => (
            <Button key={rowAction.name} size="small" onClick={() => onAction(rowAction)}>
              {rowAction.name}
            </Button>
          ))}
          <button type="button" className={styles.rowAction} onClick={onClear}>
            清除选择
          </button>
        </section>
      )}
    </div>
  )
}
