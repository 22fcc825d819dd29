import { StoreProvider } from '@portal/shared-lib'
import { useState } from 'react'
import { QrCode } from './qr-code'
import styles from './qr-sign-in.module.css'

/** Signing in by scanning: a picture, and another one whenever it has had its use. */
export default function QrSignIn() {
  const [round, setRound] = useState(0)
  /** Why there is another picture. */
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState('')
  const renew = (why: string) => {
    setReason(why)
    setTrouble('')
    setRound(round + 1)
  }
  return (
    <div className={styles.scan}>
      <StoreProvider>
        <QrCode key={round} onRenew={renew} onTrouble={setTrouble} />
      </StoreProvider>
      <p>
        请使用手机<strong>移动办理</strong>客户端扫一扫
      </p>
      <p className={styles.hint}>扫码后在手机上确认，本页将自动登录</p>
      <p className={styles.message} role="alert">
        {trouble || reason}
      </p>
    </div>
  )
}
