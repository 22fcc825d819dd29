import { asPortalError, useDesktop } from '@portal/shared-lib'
import type { ScanQrAnswer } from '@portal/shared-lib/contract/calls/qr-sign-in'
import { useState } from 'react'
import { useLoginConfirmQrMutation, useLoginRefuseQrMutation } from './api'
import styles from './phone.module.css'

interface RequestProps {
  readonly token: string
  readonly request: ScanQrAnswer
  readonly onAnswer: (answer: 'confirmed' | 'refused') => void
}

/** Who asks to be signed in as whom: nobody but the user can tell whether that is the own computer. */
export function Request({ token, request, onAnswer }: RequestProps) {
  const desktop = useDesktop()
  const [confirm, { isLoading: confirming }] = useLoginConfirmQrMutation()
  const [refuse, { isLoading: refusing }] = useLoginRefuseQrMutation()
  const [problem, setProblem] = useState('')
  const busy = confirming || refusing
  const answer = async (send: typeof confirm | typeof refuse, given: 'confirmed' | 'refused') => {
    const { error } = await send({ args: { token } })
    if (error) setProblem(asPortalError(error).message)
    else onAnswer(given)
  }
  return (
    <>
      <p>有一台电脑请求以您的身份登录，请核对：</p>
      <dl className={styles.facts}>
        <dt>登录用户</dt>
        <dd>
          {desktop?.userName}（{request.orgName}）
        </dd>
        <dt>电脑地址</dt>
        <dd>{request.address}</dd>
        <dt>浏览器</dt>
        <dd>{request.browser}</dd>
        <dt>请求时间</dt>
        <dd>{request.askedAt}</dd>
      </dl>
      <p className={styles.warning}>若不是您本人操作，请点“取消”。</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <button
        type="button"
        className={styles.primary}
        disabled={busy}
        onClick={() => void answer(confirm, 'confirmed')}
      >
        {confirming ? '正在确认...' : '确认登录'}
      </button>
      <button type="button" disabled={busy} onClick={() => void answer(refuse, 'refused')}>
        取消
      </button>
    </>
  )
}
