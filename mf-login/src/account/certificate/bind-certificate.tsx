import { composition } from '@portal/shared-lib'
import type { KeyboardEvent } from 'react'
import { Outcome } from '../form/outcome'
import styles from './bind-certificate.module.css'
import { useBindCertificate } from './use-bind-certificate'

/** 证书绑定, where the province signs in by keys: makes the inserted key's certificate the user's own. */
export function BindCertificate() {
  return composition().province.signInModes.includes('key') ? <Binding /> : null
}

function Binding() {
  const { pin, setPin, busy, said, bind } = useBindCertificate()
  /** The form around has a button of its own. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!busy) void bind()
  }
  return (
    <fieldset className={styles.binding} aria-label="证书绑定">
      <input
        type="password"
        aria-label="证书PIN码"
        placeholder="证书PIN码"
        autoComplete="off"
        value={pin}
        onChange={event => setPin(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" disabled={busy} onClick={() => void bind()}>
        {busy ? '正在绑定...' : '证书绑定'}
      </button>
      <div className={styles.said}>
        <Outcome {...said} />
      </div>
    </fieldset>
  )
}
