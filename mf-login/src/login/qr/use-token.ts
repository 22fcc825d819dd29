import { asPortalError } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { QR_SECONDS } from '@portal/shared-lib/contract/rules/qr-sign-in'
import { useEffect, useState } from 'react'
import { useLazyLoginQrTokenQuery } from './api'

/** Milliseconds that a picture can be used. */
const VALID_FOR = QR_SECONDS * 1000

/** A token from the server, and the text of what ended it: its age, or a refusal. */
export function useToken() {
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
