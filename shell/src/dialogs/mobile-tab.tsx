import { composition } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './dialogs.module.css'
import { MobileCodes } from './mobile-codes'

/** Pixels. */
const WIDTH = 880

/** The codes as a tab; 移动办理 shows them large. */
export function MobileTab() {
  const [large, setLarge] = useState(false)
  return (
    <>
      <MobileCodes />
      {composition().province.mobileCodes && (
        <p className={styles.enlarge}>
          <button type="button" onClick={() => setLarge(true)}>
            放大显示
          </button>
        </p>
      )}
      {large && (
        <Dialog title="移动办理" width={WIDTH} onClose={() => setLarge(false)}>
          <MobileCodes large />
        </Dialog>
      )}
    </>
  )
}
