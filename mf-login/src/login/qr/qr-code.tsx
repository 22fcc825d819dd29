import { asPortalError, composition } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { QR_SECONDS } from '@portal/shared-lib/contract/rules/qr-sign-in'
import { useEffect, useState } from 'react'
import { useLazyLoginQrTokenQuery } from './api'
import { Picture } from './picture'
import styles from './qr-sign-in.module.css'
import { useConfirmation } from './use-confirmation'

/** Milliseconds that a picture can be used. */
const VALID_FOR = QR_SECONDS * 1000

/** A token from the server, and the text of what ended it: its age, or a refusal. */
function useToken() {
  const [fetchToken] = useLazyLoginQrTokenQuery()
  const [token, setToken] = useState<string>()
  const [ended, end] = useState<string>()
  useEffect(() => {
    let gone = false
    void fetchToken({}).then(({ data, error }) => {
      if (gone) return
      setToken(data?.token)
      if (error) end(asPortalError(error).message)
    })
    return () => {
      gone = true
    }
  }, [fetchToken])
  useEffect(() => {
    if (!token) return
    const timer = setTimeout(end, VALID_FOR, errors.qrExpired.text)
    return () => clearTimeout(timer)
  }, [token])
  return { token, ended, end }
}

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
