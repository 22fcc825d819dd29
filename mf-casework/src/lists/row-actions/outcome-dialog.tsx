import { Button, Dialog } from '@portal/shared-lib/page'
import { idOf, nameOf, type Row } from '../row'
import type { Outcome } from './row-action'
import styles from './row-actions.module.css'

interface OutcomeDialogProps {
  /** Like 领取. */
  readonly name: string
  readonly outcome: Outcome
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** Row by row what did not succeed, and why. */
export default function OutcomeDialog({ name, outcome, rows, onClose }: OutcomeDialogProps) {
  const { done, failed } = outcome
  return (
    <Dialog title={`${name}结果`} width={640} onClose={onClose}>
      <div className={styles.form}>
        <p role="status">{`成功 ${done} 条，未成功 ${failed.length} 条。未成功的仍处于选中状态。`}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={styles.failures} aria-label="未成功的数据" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">信访件编号</th>
                <th scope="col">原因</th>
              </tr>
            </thead>
            <tbody>
              {failed.map(({ id, reason }) => (
                <tr key={id}>
                  <td>{numberOf(rows, id)}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className={styles.foot}>
          <Button type="primary" onClick={onClose}>
            知道了
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function numberOf(rows: readonly Row[], id: string): string {
  const row = rows.find(one => idOf(one) === id)
  return row ? nameOf(row) : id
}
