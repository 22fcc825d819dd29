import { kindsIn, PASSWORD_LENGTH } from '@portal/shared-lib/contract/rules/password'
import { useRef } from 'react'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'
import { PasswordField } from './password-field'
import { type PasswordFieldName, usePasswordChange } from './use-password-change'

/** Characters from which three kinds are hard to guess. */
const LONG = 12

type Strength = '弱' | '中' | '强'

/** How hard a password is to guess, judged by what it is mixed from; undefined while nothing is entered. */
function strengthOf(password: string): Strength | undefined {
  if (password === '') return undefined
  const kinds = kindsIn(password)
  if (password.length < PASSWORD_LENGTH.min || kinds < 2) return '弱'
  return kinds === 3 && password.length >= LONG ? '强' : '中'
}

const LABELS = {
  firstUse: { oldPassword: '旧密码', newPassword: '新密码', confirmation: '再次输入' },
  usual: { oldPassword: '原密码', newPassword: '新密码', confirmation: '确认新密码' },
} as const
const FIELDS = ['oldPassword', 'newPassword', 'confirmation'] as const

interface PasswordPanelProps {
  readonly onCancel: () => void
  readonly onDone: () => void
}

/** 修改密码, and what 首次使用请修改密码 holds: who cancels there is signed out. */
export function PasswordPanel({ onCancel, onDone }: PasswordPanelProps) {
  const inputs = useRef(new Map<PasswordFieldName, HTMLInputElement | null>())
  const { firstUse, entered, problem, busy, said, send, change } = usePasswordChange(onDone, field =>
    inputs.current.get(field)?.focus(),
  )
  const strength = strengthOf(entered.newPassword.trim())
  const hints = { newPassword: <p>8-16位，字母、数字、特殊符号至少两种{strength && `；密码强度：${strength}`}</p> }
  const labels = firstUse ? LABELS.firstUse : LABELS.usual
  return (
    <form className={`${styles.form} ${styles.narrow}`} noValidate onSubmit={event => void send(event)}>
      {FIELDS.map(field => (
        <PasswordField
          key={field}
          ref={input => void inputs.current.set(field, input)}
          label={labels[field]}
          value={entered[field]}
          autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
          error={problem?.field === field ? problem.text : undefined}
          hint={field === 'newPassword' ? hints.newPassword : undefined}
          onChange={value => change(field, value)}
        />
      ))}
      <Outcome said={said} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={busy}>
          {busy ? '正在保存...' : '保存'}
        </button>
        {firstUse && (
          <button type="button" onClick={onCancel}>
            取消
          </button>
        )}
      </div>
    </form>
  )
}
