import { type Options, renderAsync } from 'docx-preview'
import { useEffect, useRef, useState } from 'react'
import styles from './preview.module.css'

/** Nothing that a document brings along is a page of its own or a font; pictures stand in the text as data. */
const OPTIONS: Partial<Options> = {
  renderAltChunks: false,
  ignoreFonts: true,
  useBase64URL: true,
  hideWrapperOnPrint: true,
}

/** A Word document, laid out about as Word does. Its styles stay in a shadow root. */
export default function DocumentView({ content, name }: { content: Blob; name: string }) {
  const host = useRef<HTMLElement>(null)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    const body = document.createElement('div')
    root?.replaceChildren(body)
    renderAsync(content, body, body, OPTIONS).catch(reason => setError(reason ?? new Error('unknown')))
  }, [content])
  if (error !== undefined) throw error
  return <article ref={host} aria-label={name} className={styles.document} />
}
