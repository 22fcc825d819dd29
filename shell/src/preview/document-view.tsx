import { type Options, renderAsync } from 'docx-preview'
import { useEffect, useRef, useState } from 'react'
import { cleanLinks } from './clean-links'
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
    root?.replaceChildren()
    // No link can be followed before it was looked at.
    renderAsync(content, body, body, OPTIONS)
      .then(() => {
        cleanLinks(body)
        root?.replaceChildren(body)
      })
      .catch(reason => setError(reason ?? new Error('unknown')))
    return () => body.remove()
  }, [content])
  if (error !== undefined) throw error
  return <article ref={host} aria-label={name} className={styles.document} />
}
