import { useEffect, useState } from 'react'
import { send } from '../api/send'
import { composition } from '../config/composition'
import { preview } from '../contract/calls/files'
import styles from './formatted.module.css'

interface StoredPictureProps {
  /** The id of its file. */
  readonly file: string
  /** What it shows, for those who do not see it. */
  readonly alt: string
}

/**
 * A picture of the server's. A link to it works once, so what it leads to is kept as long as the picture stands there:
 * printing asks for it again.
 */
export function StoredPicture({ file, alt }: StoredPictureProps) {
  const [address, setAddress] = useState('')
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    let shown = ''
    fetchPicture(file, leaving.signal).then(
      content => {
        if (leaving.signal.aborted) return
        shown = URL.createObjectURL(content)
        setAddress(shown)
      },
      () => leaving.signal.aborted || setMissing(true),
    )
    return () => {
      leaving.abort()
      URL.revokeObjectURL(shown)
    }
  }, [file])
  if (isMissing)
    return (
      <p className={styles.missing} role="img" aria-label={alt || '图片'}>
        图片无法显示{alt && `：${alt}`}
      </p>
    )
  return address ? (
    <img className={styles.picture} src={address} alt={alt} />
  ) : (
    <span className={styles.waiting} role="img" aria-label={alt || '图片'} />
  )
}

/** The content of a picture that the caller may open. */
export async function fetchPicture(fileId: string, signal: AbortSignal): Promise<Blob> {
  const { data, error } = await send(preview, { fileId }, { signal })
  if (!data) throw error
  const response = await fetch(composition().province.basePath + data.path, { signal })
  if (!response.ok) throw new Error(`The picture ${fileId} was not found`)
  return await response.blob()
}
