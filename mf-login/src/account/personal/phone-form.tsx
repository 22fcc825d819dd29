import { type UserInfoAnswer, updateUserInfo } from '@portal/shared-lib/contract/calls/account'
import { PHONE_TEXTS, phoneProblems } from '@portal/shared-lib/contract/rules/phone'
import { EntryForm, type EntryFormState, useEntryForm } from '@portal/shared-lib/ui-form'
import type { ReactNode } from 'react'
import { useAccountUpdateUserInfoMutation } from '../api'
import { type AccountEntry, AccountField } from '../form/account-field'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'
import { useUnsaved } from '../form/use-unsaved'

const given = (label: string, text: string): AccountEntry => ({ kind: 'given', label, text })

const whoIs = (user: UserInfoAnswer): Readonly<Record<string, AccountEntry>> => ({
  userName: given('用户名', user.userName),
  userAccount: given('登录账号', user.userAccount),
  companyName: given('单位', user.companyName),
  deptName: given('部门', user.deptName),
  positionLevelName: given('职务', user.positionLevelName),
})

const NUMBERS: Readonly<Record<string, AccountEntry>> = {
  telephone: { kind: 'line', label: '手机号码', hint: '可用作登录名', required: true, input: { type: 'tel' } },
  phoneNum: { kind: 'line', label: '座机号码', hint: '区号加号码，如 0999-7000001', input: { type: 'tel' } },
}

/** Who the user is, and the user's numbers; `children` stand beside the button that saves them. */
export function PhoneForm({ user, children }: { user: UserInfoAnswer; children: ReactNode }) {
  const state = usePhones(user)
  return (
    <EntryForm of={state} className={styles.form}>
      <div className={`${styles.columns} ${styles.entries}`}>
        {Object.entries({ ...whoIs(user), ...NUMBERS }).map(([name, entry]) => (
          <AccountField key={name} name={name} entry={entry} />
        ))}
      </div>
      <Outcome problem={state.problem} done={state.isDone && PHONE_TEXTS.saved} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={state.isBusy}>
          {state.isBusy ? '正在保存...' : '保存'}
        </button>
        {children}
      </div>
    </EntryForm>
  )
}

/** The numbers of a person while they are changed. */
function usePhones(user: UserInfoAnswer) {
  const [update] = useAccountUpdateUserInfoMutation()
  const state: EntryFormState = useEntryForm({
    values: user,
    problemsOf: entered => phoneProblems(phonesOf(entered)),
    send: entered => update({ args: phonesOf(entered) }),
    names: updateUserInfo.send,
    onDone: () => state.form.reset({ ...user, ...phonesOf(state.form.getValues() as UserInfoAnswer) }),
  })
  useUnsaved('用户信息', state.form.formState.isDirty)
  return state
}

const phonesOf = ({ telephone, phoneNum }: UserInfoAnswer) => ({
  telephone: telephone.trim(),
  phoneNum: phoneNum.trim(),
})
