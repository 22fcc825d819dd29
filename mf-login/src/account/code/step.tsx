import { CODE_DIGITS } from '@portal/shared-lib/contract/rules/second-factor'
import type { ReactNode } from 'react'
import { Field } from '../form/field'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'
import { PasswordField } from '../password/password-field'
import { type Asked, type Entered, useStep } from './use-step'

interface StepProps {
  readonly title: string
  readonly asks: readonly Asked[]
  /** What the button says. */
  readonly action: string
  readonly send: (entered: Entered) => Promise<unknown>
  readonly onCancel: () => void
  /** What there is to be done before. */
  readonly children?: ReactNode
}

/** One step: what is to be done, what is asked for, and on. */
export function Step({ title, asks, action, send, onCancel, children }: StepProps) {
  const { form, entered, problem, busy, submit, change } = useStep(asks, send)
  const errorOf = (field: Asked) => (problem?.field === field ? problem.text : undefined)
  return (
    <form ref={form} aria-label={title} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p>{title}</p>
      {children}
      {asks.includes('password') && (
        <PasswordField
          label="登录密码"
          value={entered.password}
          autoComplete="current-password"
          error={errorOf('password')}
          onChange={value => change('password', value)}
        />
      )}
      {asks.includes('code') && (
        <Field label="动态口令" required error={errorOf('code')} hint={<p>手机应用当前显示的{CODE_DIGITS}位数字</p>}>
          {ties => (
            <input
              {...ties}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={entered.code}
              onChange={event => change('code', event.target.value)}
            />
          )}
        </Field>
      )}
      <Outcome said={problem && !problem.field ? { tone: 'error', text: problem.text } : undefined} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={busy}>
          {busy ? '请稍候...' : action}
        </button>
        <button type="button" onClick={onCancel}>
          取消
        </button>
      </div>
    </form>
  )
}
