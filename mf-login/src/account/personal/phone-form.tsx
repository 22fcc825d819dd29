import { PHONE_TEXTS, type PhoneProblem, type Phones, phoneProblems } from '@portal/shared-lib/contract/rules/phone'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useAccountUpdateUserInfoMutation } from '../api'
import { Field } from '../form/field'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'
import { useSubmit } from '../form/use-submit'
import { useUnsaved } from '../form/use-unsaved'

const LABELS = { telephone: '手机号码', phoneNum: '座机号码' } as const
const HINTS = { telephone: '可用作登录名', phoneNum: '区号加号码，如 0999-7000001' } as const
const FIELDS = ['telephone', 'phoneNum'] as const

/** The user's numbers; `children` stand beside the button that saves them. */
export function PhoneForm({ phones, children }: { phones: Phones; children: ReactNode }) {
  const { entered, problems, busy, said, send, change, form } = usePhones(phones)
  const errorOf = (name: keyof Phones) => problems.find(({ field }) => field === name)?.text
  return (
    <form ref={form} className={`${styles.form} ${styles.narrow}`} noValidate onSubmit={event => void send(event)}>
      {FIELDS.map(field => (
        <Field
          key={field}
          label={LABELS[field]}
          required={field === 'telephone'}
          error={errorOf(field)}
          hint={!errorOf(field) && <p>{HINTS[field]}</p>}
        >
          {ties => (
            <input
              {...ties}
              name={field}
              type="tel"
              value={entered[field]}
              onChange={event => change(field, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Outcome said={said} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={busy}>
          {busy ? '正在保存...' : '保存'}
        </button>
        {children}
      </div>
    </form>
  )
}

/** The numbers of a person while they are changed. */
function usePhones({ telephone, phoneNum }: Phones) {
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState<Phones>({ telephone, phoneNum })
  const [problems, setProblems] = useState<readonly PhoneProblem[]>([])
  const [update] = useAccountUpdateUserInfoMutation()
  const { submit, busy, said, say } = useSubmit(update)
  useUnsaved('用户信息', entered.telephone !== telephone || entered.phoneNum !== phoneNum)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    say(undefined)
    const phones = { telephone: entered.telephone.trim(), phoneNum: entered.phoneNum.trim() }
    const found = phoneProblems(phones)
    setProblems(found)
    setEntered(phones)
    if (found[0]) return form.current?.querySelector<HTMLElement>(`[name=${found[0].field}]`)?.focus()
    await submit(phones, PHONE_TEXTS.saved)
  }
  const change = (field: keyof Phones, value: string) => {
    setEntered(before => ({ ...before, [field]: value }))
    setProblems(before => before.filter(problem => problem.field !== field))
  }
  return { form, entered, problems, busy, said, send, change }
}
