import { Loading, Trouble } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import styles from './board.module.css'

interface Asked<Answer> {
  readonly data?: Answer
  readonly error?: unknown
  readonly refetch: () => unknown
}

interface CardProps<Answer> {
  /** Its place in the grid. */
  readonly at: string
  readonly asked: Asked<Answer>
  readonly children: (answer: Answer) => ReactNode
}

/** A part of the board, with what it waits for and what went wrong. What is there stays while it is asked for anew. */
export function Card<Answer>({ at, asked: { data, error, refetch }, children }: CardProps<Answer>) {
  return (
    <div className={styles.card} style={{ gridArea: at }}>
      {Boolean(error) && <Trouble error={error} onRetry={() => void refetch()} />}
      {data !== undefined && !error && children(data)}
      {data === undefined && !error && <Loading />}
    </div>
  )
}
