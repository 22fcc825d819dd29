import { composition, type Desktop, formatDay } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { useEffect, useState } from 'react'
import styles from './dialogs.module.css'
import { isFirstSight } from './seen'

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
