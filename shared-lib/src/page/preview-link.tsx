import { addressOf } from '../router'
import styles from './page.module.css'

interface PreviewLinkProps {
  readonly file: { readonly id: string; readonly name: string }
  /** Those beside it, among which the preview goes on and back. */
  readonly among: readonly { readonly id: string }[]
}

/** Opens a file in the preview's own window. */
export function PreviewLink({ file, among }: PreviewLinkProps) {
  const address = addressOf(`/preview?id=${file.id}&among=${among.map(({ id }) => id).join(',')}`)
  return (
    <a className={styles.previewLink} href={address} target="_blank" rel="noopener" aria-label={`预览 ${file.name}`}>
      预览
    </a>
  )
}
