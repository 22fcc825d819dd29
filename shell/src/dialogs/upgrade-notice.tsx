import { composition, type Desktop, formatDay } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { useEffect, useState } from 'react'
import styles from './dialogs.module.css'

const DATABASE = 'portal-notices'
const STORE = 'seen'

/**
 * Marks something as seen in this browser, for good; true for the first to do so. In IndexedDB, because what
 * localStorage holds is thrown away at every sign-in. A browser that refuses storage sees everything for the first time.
 */
function isFirstSight(key: string): Promise<boolean> {
  return new Promise<boolean>(resolve => {
    const opening = indexedDB.open(DATABASE)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onerror = () => resolve(true)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(STORE, 'readwrite')
      const adding = transaction.objectStore(STORE).add(1, key)
      adding.onsuccess = () => resolve(true)
      adding.onerror = () => resolve(adding.error?.name !== 'ConstraintError')
      transaction.oncomplete = () => database.close()
      transaction.onabort = () => database.close()
    }
  }).catch(() => true)
}

/** The province's word about an upgrade, once per user and browser, before its day. */
export function UpgradeNotice({ desktop: { userId } }: { desktop: Desktop }) {
  const { upgradeNotice } = composition().province
  const [shown, setShown] = useState(false)
  const until = upgradeNotice?.until
  useEffect(() => {
    if (until && formatDay(new Date()) < until)
      void isFirstSight(`${userId} ${until}`).then(first => first && setShown(true))
  }, [userId, until])
  if (!shown || !upgradeNotice) return null
  const close = () => setShown(false)
  return (
    <Dialog title="系统升级公告" onClose={close}>
      <p className={styles.notice}>{upgradeNotice.text}</p>
      <div className={styles.actions}>
        <button type="button" onClick={close}>
          知道了
        </button>
      </div>
    </Dialog>
  )
}
