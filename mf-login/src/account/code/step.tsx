import { CODE_DIGITS, isCode, SECOND_FACTOR_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { EntryForm, focusEntry, useEntryForm } from '@portal/shared-lib/ui-form'
import { type ReactNode, useEffect } from 'react'
import { type AccountEntry, AccountField } from '../form/account-field'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'

type Asked = 'password' | 'code'
type Entered = Readonly<Record<Asked, string>>

const EMPTY: Entered = { password: '', code: '' }

const ENTRIES: Readonly<Record<Asked, AccountEntry>> = {
  password: { kind: 'password', label: '登录密码', required: true, autoComplete: 'current-password' },
  code: {
    kind: 'line',
    label: '动态口令',
    hint: `手机应用当前显示的${CODE_DIGITS}位数字`,
    required: true,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
}

const CHECKS: Readonly<Record<Asked, { fits: (text: string) => boolean; text: string }>> = {
  password: { fits: password => password !== '', text: TEXTS.noPassword },
  code: { fits: isCode, text: TEXTS.malformedCode },
}

const SAID_OF = { [TEXTS.wrongPassword]: 'password', [TEXTS.wrongCode]: 'code' }

interface StepProps {
  readonly title: string
  readonly asks: readonly Asked[]
  /** What the button says. */
  readonly action: string
  /** Answers with an error where it was refused. */
  readonly send: (entered: Entered) => Promise<{ readonly error?: unknown } | undefined>
  readonly onCancel: () => void
  /** What there is to be done before. */
  readonly children?: ReactNode
}

/** One step: what is to be done, what is asked for, and on. */
export function Step({ title, asks, action, send, onCancel, children }: StepProps) {
  const state = useEntryForm({
    values: EMPTY,
    problemsOf: entered => firstProblem(asks, trimmed(entered)),
    send: entered => send(trimmed(entered)),
    about: SAID_OF,
  })
  const { id, isBusy, problem } = state
  // The button that led here is gone, and the step may begin below what is seen.
  useEffect(() => {
    if (asks[0]) focusEntry(asks[0], id)
  }, [asks[0], id])
  return (
    <EntryForm of={state} label={title} className={styles.form}>
      <p>{title}</p>
      {children}
      {asks.map(name => (
        <AccountField key={name} name={name} entry={ENTRIES[name]} />
      ))}
      <Outcome problem={problem} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={isBusy}>
          {isBusy ? '请稍候...' : action}
        </button>
        <button type="button" onClick={onCancel}>
          取消
        </button>
      </div>
    </EntryForm>
  )
}

const trimmed = ({ password, code }: Entered): Entered => ({ password: password.trim(), code: code.trim() })

function firstProblem(asks: readonly Asked[], entered: Entered) {
  const field = asks.find(asked => !CHECKS[asked].fits(entered[asked]))
  return field ? [{ field, text: CHECKS[field].text }] : []
}
