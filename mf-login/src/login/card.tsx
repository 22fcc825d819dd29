import { composition, onDemand, WhileLoading } from '@portal/shared-lib'
import { useState } from 'react'
import { BookmarkLink } from './bookmark-link'
import styles from './card.module.css'
import { FormPanel } from './form-panel'
import { isFormMode } from './modes'
import { ScanToggle } from './scan-toggle'
import { useLoginForm } from './use-login-form'

const QrSignIn = onDemand(() => import('./qr/qr-sign-in'))

/** The ways to sign in that the province has: forms by tabs, and the picture to scan. */
export function Card() {
  const { signInModes } = composition().province
  const forms = signInModes.filter(isFormMode)
  const [mode, setMode] = useState(forms[0] ?? 'ordinary')
  const [scanning, setScanning] = useState(signInModes[0] === 'qr')
  const login = useLoginForm(mode)
  return (
    <section className={styles.card} aria-labelledby="login-title">
      <h2 id="login-title">{scanning ? '扫码登录' : '用户登录'}</h2>
      {signInModes.includes('qr') && forms.length > 0 && (
        <ScanToggle
          scanning={scanning}
          onToggle={() => {
            login.cancel()
            setScanning(!scanning)
          }}
        />
      )}
      {scanning ? (
        <WhileLoading fallback={<p className="portal-loading">加载中...</p>}>
          <QrSignIn />
        </WhileLoading>
      ) : (
        <FormPanel
          modes={forms}
          mode={mode}
          login={login}
          onChoose={next => {
            login.cancel()
            setMode(next)
          }}
        />
      )}
      <BookmarkLink />
    </section>
  )
}
