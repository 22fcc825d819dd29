import { formatDay } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import styles from './stage-line.module.css'
import { type Stage, stagesOf } from './stages'

const WORDS: Readonly<Record<Stage['state'], string>> = {
  done: '已完成',
  now: '当前环节',
  toCome: '未到',
  skipped: '未经过',
}

/** How far a petition has come, and how long it took to come there. */
export function StageLine({ petition }: { readonly petition: PetitionAnswer }) {
  return (
    <ol className={styles.line} aria-label="办理进度">
      {stagesOf(petition, formatDay(new Date())).map(stage => (
        <li key={stage.name} className={styles[stage.state]} aria-current={stage.state === 'now' ? 'step' : undefined}>
          <strong>{stage.name}</strong>
          <span className={styles.hidden}>{WORDS[stage.state]}</span>
          <small>{wordsOf(stage)}</small>
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ state, on, days }: Stage): string {
  if (state === 'now') return days === 0 ? '今天开始' : `已${days}天`
  if (state !== 'done') return ''
  return days ? `${on} · ${days}天` : on
}
