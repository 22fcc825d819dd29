import type { ReactNode } from 'react'
import styles from './notices.module.css'

/** A bold passage: **so**. */
const BOLD = /\*\*(.+?)\*\*/
const HEADING = '# '
const ITEM = '- '

/**
 * What a notice says: lines, of which those that begin with `# ` are headings and with `- ` items of a list, and **bold**
 * passages. Everything else is text, whatever it looks like.
 */
export function NoticeText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have nothing else that names them
        <Line key={at} line={line} />
      ))}
    </div>
  )
}

function Line({ line }: { line: string }) {
  if (line.startsWith(HEADING)) return <p className={styles.heading}>{bold(line.slice(HEADING.length))}</p>
  if (line.startsWith(ITEM)) return <p className={styles.item}>{bold(line.slice(ITEM.length))}</p>
  return <p>{bold(line)}</p>
}

/** Split at bold passages, these are at the odd places. */
const bold = (line: string): ReactNode =>
  line.split(BOLD).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have nothing else that names them
    at % 2 ? <strong key={at}>{part}</strong> : part,
  )
