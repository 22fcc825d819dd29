import { PETITION_NO } from '@portal/shared-lib/contract/rules/petition-number'
import styles from './message-text.module.css'

interface MessageTextProps {
  readonly text: string
  readonly onOpenCase: (petitionNo: string) => void
}

/** A text in which petition numbers open their cases. */
export function MessageText({ text, onOpenCase }: MessageTextProps) {
  return partsOf(text).map(({ at, part, isNumber }) =>
    isNumber ? (
      <button key={at} type="button" className={styles.number} title="打开信访件" onClick={() => onOpenCase(part)}>
        {part}
      </button>
    ) : (
      <span key={at}>{part}</span>
    ),
  )
}

interface Part {
  /** Where in the text it begins. */
  readonly at: number
  readonly part: string
  readonly isNumber: boolean
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { 0: number, index } of text.matchAll(PETITION_NO)) {
    parts.push({ at, part: text.slice(at, index), isNumber: false }, { at: index, part: number, isNumber: true })
    at = index + number.length
  }
  return [...parts, { at, part: text.slice(at), isNumber: false }].filter(({ part }) => part)
}
