import { type ReactNode, useEffect, useRef } from 'react'
import styles from './phone.module.css'

interface ResultProps {
  readonly title: string
  readonly text: string
  readonly good?: boolean
  readonly children?: ReactNode
}

/** How it ended; what was pressed is gone, so that it takes the focus. */
export function Result({ title, text, good = false, children }: ResultProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.result}>
      <span aria-hidden="true" className={good ? styles.good : styles.bad}>
        {good ? '✓' : '!'}
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
