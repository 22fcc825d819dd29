import { onDemand, useCan, WhileLoading } from '@portal/shared-lib'
import { linesOf } from '@portal/shared-lib/contract/rules/hall-notice'
import { Button } from '@portal/shared-lib/page'
import { usePolling } from '@portal/shared-lib/router'
import { useEffect, useState } from 'react'
import { useCaseworkHallNoticeQuery } from '../api'
import type { Notice } from './edit-notice-dialog'
import styles from './hall-notice.module.css'

/** How long one is shown, in ms: ten characters a second are read. */
export const TURN_MS = 12_000

/** Which of several is shown: the next after each turn, the first after the last, and none while it is held. */
export function useTurning(count: number): { at: number; isHeld: boolean; hold: (held: boolean) => void } {
  const [turns, turn] = useState(0)
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (isHeld || count < 2) return
    const timer = setInterval(() => turn(done => done + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [isHeld, count])
  return { at: count === 0 ? 0 : turns % count, isHeld, hold }
}

const EditNoticeDialog = onDemand(() => import('./edit-notice-dialog'))

const POLLING = { pollingInterval: 60_000 }

/** 公告 of the office, line after line; all of it stands there where less motion is wished. */
export function HallNotice() {
  const mayEdit = useCan('hall:notice')
  const { data } = useCaseworkHallNoticeQuery({}, usePolling(POLLING))
  const lines = linesOf(data?.text ?? '')
  if (!data || (lines.length === 0 && !mayEdit)) return null
  return (
    <section className={styles.notice} aria-label="公告">
      <h2>公告</h2>
      <Lines lines={lines} />
      {mayEdit && <EditNotice notice={data} />}
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const { at, isHeld, hold } = useTurning(lines.length)
  return (
    <>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line} data-shown={index === at || undefined}>
            {line}
          </li>
        ))}
      </ol>
      {lines.length > 1 && (
        <span className={styles.turning}>
          {at + 1}/{lines.length}
          <Button onClick={() => hold(!isHeld)}>{isHeld ? '继续轮播' : '暂停轮播'}</Button>
        </span>
      )}
    </>
  )
}

function EditNotice({ notice }: { notice: Notice }) {
  const [edited, edit] = useState<Notice>()
  return (
    <>
      <Button onClick={() => edit(notice)}>编辑公告</Button>
      {edited && (
        <WhileLoading fallback={null}>
          <EditNoticeDialog notice={edited} onClose={() => edit(undefined)} />
        </WhileLoading>
      )}
    </>
  )
}
