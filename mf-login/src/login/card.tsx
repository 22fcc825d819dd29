import { composition, onDemand, WhileLoading } from '@portal/shared-lib/first'
import { useId, useState } from 'react'
import styles from './card.module.css'
import { LoginForm } from './login-form'
import { ModeTabs } from './mode-tabs'
import { type FormMode, isFormMode } from './modes'
import { ScanToggle } from './scan-toggle'
import { useSignOnWay } from './sign-on/use-sign-on-way'
import { type LoginFormState, useLoginForm } from './use-login-form'

const QrSignIn = onDemand(() => import('./qr/qr-sign-in'))
const SignOn = onDemand(() => import('./sign-on/sign-on'))

/** The ways to sign in that the province has: forms by tabs, and the picture to scan. */
export function Card() {
  const { signInModes } = composition().province
  const forms = signInModes.filter(isFormMode)
  const [mode, setMode] = useState(forms[0] ?? 'ordinary')
  const [scanning, setScanning] = useState(signInModes[0] === 'qr')
  const login = useLoginForm(mode)
  const { way, forget } = useSignOnWay()
  const signOn = way && (
    <WhileLoading fallback={null}>
      <SignOn way={way} onLeave={forget} />
    </WhileLoading>
  )
  if (way === 'back') return <section className={styles.card}>{signOn}</section>
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
      {signOn}
      <BookmarkLink />
    </section>
  )
}

/** Adds the page to the bookmarks where the browser allows it, and says how to where not. */
function BookmarkLink() {
  return (
    <p className={styles.bookmark}>
      <button type="button" onClick={() => void import('./bookmark').then(({ bookmark }) => bookmark())}>
        收藏本站
      </button>
    </p>
  )
}

interface FormPanelProps {
  readonly modes: readonly FormMode[]
  readonly mode: FormMode
  readonly login: LoginFormState
  readonly onChoose: (mode: FormMode) => void
}

/** The form below its tabs; where the province has one way only there are none. */
function FormPanel({ modes, mode, login, onChoose }: FormPanelProps) {
  const panelId = useId()
  const form = <LoginForm mode={mode} login={login} />
  if (modes.length < 2) return form
  return (
    <>
      <ModeTabs modes={modes} current={mode} panelId={panelId} onChoose={onChoose} />
      <div role="tabpanel" id={panelId}>
        {form}
      </div>
    </>
  )
}
