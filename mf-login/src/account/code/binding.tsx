import type { OfferSecondFactorAnswer } from '@portal/shared-lib/contract/calls/second-factor'
import { useState } from 'react'
import { Picture } from '../../login/qr/picture'
import { useAccountConfirmSecondFactorMutation, useAccountOfferSecondFactorMutation } from './api'
import styles from './code.module.css'
import { Step } from './step'

interface BindingProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Binds an app in three steps: the password, the picture, a code. */
export function Binding({ onDone, onCancel }: BindingProps) {
  const [offer] = useAccountOfferSecondFactorMutation()
  const [confirm] = useAccountConfirmSecondFactorMutation()
  const [offered, setOffered] = useState<OfferSecondFactorAnswer>()
  if (!offered)
    return (
      <Step
        title="第1步：验证登录密码"
        asks={['password']}
        action="下一步"
        onCancel={onCancel}
        send={async ({ password }) => {
          const { data, error } = await offer({ args: { password } })
          setOffered(data)
          return { error }
        }}
      />
    )
  return (
    <Step
      key="code"
      title="第2步：用手机上的动态口令应用扫描二维码"
      asks={['code']}
      action="完成绑定"
      onCancel={onCancel}
      send={async ({ code }) => {
        const { error } = await confirm({ args: { code } })
        if (!error) onDone()
        return { error }
      }}
    >
      <div className={styles.offer}>
        <Picture text={offered.uri} label="动态口令二维码" />
        <p>
          不能扫描时，请在应用中手工输入密钥：
          <code>{grouped(offered.key)}</code>
        </p>
      </div>
      <p>第3步：输入手机显示的动态口令</p>
    </Step>
  )
}

/** Four by four, to be typed. */
const grouped = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')
