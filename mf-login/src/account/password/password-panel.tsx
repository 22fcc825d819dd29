import { notify, readSaved, save } from '@portal/shared-lib'
import {
  kindsIn,
  PASSWORD_LENGTH,
  PASSWORD_TEXTS,
  PASSWORD_WORDS,
  type PasswordChange,
  passwordChangeProblem,
} from '@portal/shared-lib/contract/rules/password'
import { EntryForm, type EntryFormState, textOf, useEntryForm, useWatch } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useAccountUpdatePasswordMutation } from '../api'
import { AccountField } from '../form/account-field'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'

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

/** What is told below the new password, and how hard it is to guess as far as it is entered. */
function NewPasswordHint() {
  const strength = strengthOf(textOf(useWatch({ name: 'newPassword' })).trim())
  return <p className={styles.note}>8-16位，字母、数字、特殊符号至少两种{strength && `；密码强度：${strength}`}</p>
}

const LABELS = {
  firstUse: { oldPassword: '旧密码', newPassword: '新密码', confirmation: '再次输入' },
  usual: { oldPassword: '原密码', newPassword: '新密码', confirmation: '确认新密码' },
} as const

const EMPTY = { oldPassword: '', newPassword: '', confirmation: '' }

/** The portal lets nobody past who has never changed the password. */
const wordsInUse = (): keyof typeof LABELS => (readSaved('forceUpdate') === '1' ? 'firstUse' : 'usual')

interface PasswordPanelProps {
  readonly onCancel: () => void
  readonly onDone: () => void
}

/** 修改密码, and what 首次使用请修改密码 holds: who cancels there is signed out. */
export function PasswordPanel({ onCancel, onDone }: PasswordPanelProps) {
  const [use] = useState(wordsInUse)
  const state = usePasswordChange(use, onDone)
  const entry = (name: keyof typeof EMPTY) => ({
    kind: 'password' as const,
    label: LABELS[use][name],
    required: true,
    autoComplete: name === 'oldPassword' ? ('current-password' as const) : ('new-password' as const),
  })
  return (
    <EntryForm of={state} className={`${styles.form} ${styles.narrow}`}>
      <AccountField name="oldPassword" entry={entry('oldPassword')} />
      <AccountField name="newPassword" entry={entry('newPassword')}>
        <NewPasswordHint />
      </AccountField>
      <AccountField name="confirmation" entry={entry('confirmation')} />
      <Outcome problem={state.problem} done={state.isDone && PASSWORD_TEXTS.changed} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={state.isBusy}>
          {state.isBusy ? '正在保存...' : '保存'}
        </button>
        {use === 'firstUse' && (
          <button type="button" onClick={onCancel}>
            取消
          </button>
        )}
      </div>
    </EntryForm>
  )
}

function usePasswordChange(use: keyof typeof LABELS, onDone: () => void): EntryFormState {
  const [update] = useAccountUpdatePasswordMutation()
  const state: EntryFormState = useEntryForm({
    values: EMPTY,
    problemsOf: entered => {
      const found = passwordChangeProblem(trimmed(entered), PASSWORD_WORDS[use])
      return found ? [found] : []
    },
    send: entered => {
      const { oldPassword, newPassword } = trimmed(entered)
      return update({ args: { oldPassword, newPassword } })
    },
    about: { [PASSWORD_TEXTS.wrong]: 'oldPassword' },
    onDone: () => {
      state.form.reset(EMPTY)
      save('forceUpdate', '0')
      if (use === 'firstUse') notify.success(PASSWORD_TEXTS.changed)
      onDone()
    },
  })
  return state
}

const trimmed = ({ oldPassword, newPassword, confirmation }: Required<PasswordChange>) => ({
  oldPassword: oldPassword.trim(),
  newPassword: newPassword.trim(),
  confirmation: confirmation.trim(),
})
