import { Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import type { Draft } from './api'
import { Differences } from './differences'
import styles from './managing.module.css'

/** What was published of a document, and how two of these differ. */
export function VersionsDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const { content, versions } = draft
  const [newer, chooseNewer] = useState(versions[0]?.no ?? 0)
  const [older, chooseOlder] = useState(versions[1]?.no ?? versions[0]?.no ?? 0)
  const [before, after] = [older, newer].map(no => versions.find(version => version.no === no))
  const choice = (label: string, value: number, choose: (no: number) => void) => (
    <label>
      {label}
      <select value={value} onChange={({ target }) => choose(Number(target.value))}>
        {versions.map(({ no, publishedOn, author, reviewer }) => (
          <option key={no} value={no}>
            {`第${no}版 ${publishedOn} ${author && `编写：${author} `}审核：${reviewer}`}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <Dialog title={`历次版本：${content.title}`} width={900} onClose={onClose}>
      <div className={styles.body}>
        {after ? (
          <>
            <div className={styles.filters}>
              {choice('原版本', older, chooseOlder)}
              {choice('新版本', newer, chooseNewer)}
            </div>
            <Differences before={before?.content} after={after.content} />
          </>
        ) : (
          <p className={styles.hint}>尚未经审核发布过新版本，发布后在这里对照</p>
        )}
      </div>
    </Dialog>
  )
}
