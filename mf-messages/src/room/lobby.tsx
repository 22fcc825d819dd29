import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import type { Meeting } from '../meeting/api'
import styles from './card.module.css'

export interface Entering {
  readonly entering: boolean
  readonly problem: string | undefined
  readonly onEnter: () => void
}

/** Before a meeting: no camera is on until somebody wishes so. */
export function Lobby({ meeting, entering, problem, onEnter }: Entering & { readonly meeting: Meeting }) {
  const { roomId, host, petitionNo, ended } = meeting
  return (
    <section className={styles.card} aria-label="视频会议">
      <h1>视频会议</h1>
      <dl>
        <dt>会议号</dt>
        <dd>{roomId}</dd>
        <dt>发起人</dt>
        <dd>{host}</dd>
        {petitionNo && (
          <>
            <dt>信访件</dt>
            <dd>{petitionNo}</dd>
          </>
        )}
      </dl>
      {ended ? (
        <p>{MEETING_TEXTS.ended}</p>
      ) : (
        <p className={styles.hint}>进入后将使用本机的摄像头和麦克风，可随时关闭。</p>
      )}
      <p role="alert">{problem}</p>
      {!ended && (
        // biome-ignore lint/a11y/noAutofocus: the one thing to do in this window
        <button type="button" className={styles.primary} autoFocus disabled={entering} onClick={onEnter}>
          {entering ? '正在进入…' : '进入会议'}
        </button>
      )}
    </section>
  )
}
