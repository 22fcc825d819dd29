import { putOnClipboard } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './toasts.module.css'

/** Something to quote to an administrator, which a click copies. */
export function CopyButton({ text }: { text: string }) {
  const [label, setLabel] = useState('复制')
  const copy = async (quote: Element | null) => {
    if (await putOnClipboard(text)) return setLabel('已复制')
    if (quote) window.getSelection()?.selectAllChildren(quote)
    setLabel('已选中，请按 Ctrl+C')
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
