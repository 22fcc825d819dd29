import { useId } from 'react'
import admin from './admin.module.css'

interface ReasonProps {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly onWrite: (text: string) => void
}

/** Why something is changed; it stands in the audit. */
export function Reason({ label, value, max, onWrite }: ReasonProps) {
  const id = useId()
  return (
    <div className={admin.reason}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={value}
        maxLength={max}
        rows={3}
        aria-required
        onChange={({ target }) => onWrite(target.value)}
      />
    </div>
  )
}

/** What is wrong with what was entered. */
export const Problem = ({ text }: { readonly text: string }) =>
  text !== '' && (
    <p role="alert" className={admin.bad}>
      {text}
    </p>
  )
