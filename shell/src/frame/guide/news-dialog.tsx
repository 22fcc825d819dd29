import { Dialog } from '@portal/shared-lib/page'
import { useEffect } from 'react'
import styles from './guide.module.css'
import { RELEASES } from './releases'
import { markSeen } from './seen'

/** 本次更新: what changed, the newest release first. */
export default function NewsDialog({ onClose }: { onClose: () => void }) {
  useEffect(() => markSeen('news'), [])
  return (
    <Dialog title="本次更新" onClose={onClose}>
      <div className={styles.news}>
        {RELEASES.map(({ name, changes }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {changes.map(change => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
