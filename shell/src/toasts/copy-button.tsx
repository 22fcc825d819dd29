import { useState } from 'react'
import styles from './toasts.module.css'

/** Something to quote to an administrator, which a click copies. */
export function CopyButton({ text }: { text: string }) {
  const [label, setLabel] = useState('复制')
  const copy = async (quote: Element | null) => {
    try {
      await navigator.clipboard.writeText(text)
      setLabel('已复制')
    } catch {
      // Browsers copy on https and localhost only.
      if (quote) window.getSelection()?.selectAllChildren(quote)
      setLabel('已选中，请按 Ctrl+C')
    }
  }
  return (
    <span className={styles.quote}>
      <span>{text}</span>
      <button type="button" onClick={event => void copy(event.currentTarget.previousElementSibling)}>
        {label}
      </button>
    </span>
  )
}
