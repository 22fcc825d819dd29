import styles from './preview.module.css'
import { useMade } from './use-made'

/** A text, in whichever of the two encodings of offices it is. */
export function TextView({ content }: { content: Blob }) {
  const text = useMade(decode, content)
  return <pre className={styles.text}>{text}</pre>
}

async function decode(content: Blob): Promise<string> {
  const bytes = await content.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
