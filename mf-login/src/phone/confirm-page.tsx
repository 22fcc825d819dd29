import { asPortalError, composition, StoreProvider } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { Loading } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLoginScanQrQuery } from './api'
import styles from './phone.module.css'
import { Request } from './request'

/** /m/confirm: on the phone that scanned the picture of a sign-in page, whether the user wants to sign in there. */
export default function ConfirmPage() {
  return (
    <StoreProvider>
      <Confirm />
    </StoreProvider>
  )
}

function Confirm() {
  const [search] = useSearchParams()
  return (
    <div className={styles.page}>
      <header>{composition().province.title}</header>
      <section aria-labelledby="confirm-title">
        <h1 id="confirm-title">扫码登录</h1>
        <Scanned token={search.get('token') ?? ''} />
      </section>
    </div>
  )
}

function Scanned({ token }: { token: string }) {
  const { data: request, error, isFetching, refetch } = useLoginScanQrQuery({ token })
  const [answer, setAnswer] = useState<'confirmed' | 'refused'>()
  if (answer === 'confirmed') return <Result good title="已确认登录" text="电脑端将自动进入系统，您可以关闭本页。" />
  if (answer === 'refused') return <Result title="已取消登录" text="电脑端不会登录，您可以关闭本页。" />
  if (request) return <Request token={token} request={request} onAnswer={setAnswer} />
  if (isFetching || !error) return <Loading />
  const { message, code, retry } = asPortalError(error)
  const hint = code === errors.qrExpired.code ? '请在电脑上刷新二维码后，用手机重新扫码。' : ''
  return (
    <Result title={message} text={hint}>
      {retry && (
        <button type="button" onClick={() => void refetch()}>
          重试
        </button>
      )}
    </Result>
  )
}

interface ResultProps {
  readonly title: string
  readonly text: string
  readonly good?: boolean
  readonly children?: ReactNode
}

/** How it ended; what was pressed is gone, so that it takes the focus. */
function Result({ title, text, good = false, children }: ResultProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.result}>
      <span aria-hidden="true" className={good ? styles.good : styles.bad}>
        {good ? '✓' : '!'}
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
