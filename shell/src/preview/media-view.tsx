import styles from './preview.module.css'
import { useAddress } from './use-address'

interface MediaProps {
  readonly content: Blob
  readonly name: string
}

/** A recording, by the browser's own player. */
export function Sound({ content, name }: MediaProps) {
  // biome-ignore lint/a11y/useMediaCaption: recordings of the office have no captions
  return <audio className={styles.media} controls src={useAddress(content)} aria-label={name} />
}

export function Film({ content, name }: MediaProps) {
  // biome-ignore lint/a11y/useMediaCaption: recordings of the office have no captions
  return <video className={styles.media} controls src={useAddress(content)} aria-label={name} />
}
