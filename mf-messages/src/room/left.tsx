import type { Meeting } from '../meeting/api'
import styles from './card.module.css'
import type { Entering } from './lobby'
import { MinuteForm } from './minute-form'

interface LeftProps extends Entering {
  readonly meeting: Meeting
  readonly reason: string
}

/** After a meeting: its minute, and the way back. */
export function Left({ meeting, reason, entering, problem, onEnter }: LeftProps) {
  return (
    <section className={styles.card} aria-label="会议之后">
      <h1>{reason}</h1>
      {meeting.minuteDue && <MinuteForm meeting={meeting} />}
      <p role="alert">{problem}</p>
      <div className={styles.actions}>
        {!meeting.ended && (
          <button type="button" disabled={entering} onClick={onEnter}>
            重新进入
          </button>
        )}
        <button type="button" onClick={() => window.close()}>
          关闭窗口
        </button>
      </div>
    </section>
  )
}
