import { composition } from '@portal/shared-lib'
import { Dialog, Empty } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './dialogs.module.css'

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

/** The two codes to scan: the mobile app, the mini-program. `large` can be scanned from across a desk. */
function MobileCodes({ large = false }: { large?: boolean }) {
  const { basePath, mobileCodes } = composition().province
  if (!mobileCodes) return <Empty hint="本省尚未开通移动办理" />
  const codes = [
    { name: '移动应用', hint: '请用手机扫码安装移动办理应用', picture: mobileCodes.app },
    { name: '小程序', hint: '请用手机扫码打开移动办理小程序', picture: mobileCodes.miniProgram },
  ]
  return (
    <div className={large ? styles.largeCodes : styles.codes}>
      {codes.map(({ name, hint, picture }) => (
        <figure key={name}>
          <img src={`${basePath}province/${picture}`} alt={`${name}二维码`} />
          <figcaption>
            {name}
            <span>{hint}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
