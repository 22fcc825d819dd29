import { composition } from '@portal/shared-lib'
import { Picture } from './picture'
import styles from './qr-sign-in.module.css'
import { useConfirmation } from './use-confirmation'
import { useToken } from './use-token'

interface QrCodeProps {
  /** Asks for another picture, with the reason to show. */
  readonly onRenew: (reason: string) => void
  /** What is in the way while the picture can still be used. */
  readonly onTrouble: (text: string) => void
}

/** One token: its picture, and over it what ended it, to be clicked for another. */
export function QrCode({ onRenew, onTrouble }: QrCodeProps) {
  const { token, ended, end } = useToken()
  useConfirmation(ended ? undefined : token, { onEnd: end, onRenew, onTrouble })
  return (
    <div className={styles.code}>
      {token && <Picture text={addressToScan(token)} label="登录二维码" />}
      {!token && !ended && <p>加载中...</p>}
      {ended && (
        <button type="button" onClick={() => onRenew('')}>
          {ended}
          <span>点击刷新</span>
        </button>
      )}
    </div>
  )
}

/** The portal's own page on the phone, so that any camera finds it. */
function addressToScan(token: string): string {
  return `${window.location.origin}${composition().province.basePath}m/confirm?token=${encodeURIComponent(token)}`
}
