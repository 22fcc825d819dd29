import { asPortalError, formatDay } from '@portal/shared-lib'
import { SELF_ENTRY_TEXTS, type SelfEntry, selfEntryProblems } from '@portal/shared-lib/contract/rules/self-entry'
import { Loading } from '@portal/shared-lib/page'
import { useLocation } from '@portal/shared-lib/router'
import { Alert, Button } from '@portal/shared-lib/ui'
import { type FormEvent, useState } from 'react'
import { useCaseworkCheckSelfEntryQuery, useCaseworkSendSelfEntryMutation } from '../api'
import { AfterEntry } from './after-entry'
import { EntryFields, fieldId } from './entry-fields'
import styles from './self-entry.module.css'

const EMPTY: SelfEntry = { name: '', idCard: '', mobile: '', address: '', summary: '' }

/** /jiefangEwm/selfEntry: what a visitor fills in on the own phone; the token stands behind the #, which no server is sent. */
export default function SelfEntryPage() {
  const token = useLocation().hash.slice(1)
  const { data, error, isLoading } = useCaseworkCheckSelfEntryQuery({ token })
  const [sent, setSent] = useState(false)
  if (isLoading) return <Loading />
  return (
    <div className={styles.page}>
      <h1>来访自助填报</h1>
      {sent || !data ? (
        <AfterEntry token={token} isSent={sent} refusal={asPortalError(error).message} />
      ) : (
        <EntryForm token={token} until={data.until} onSent={() => setSent(true)} />
      )}
    </div>
  )
}

interface EntryFormProps {
  readonly token: string
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly until: string
  readonly onSent: () => void
}

type Problems = ReturnType<typeof selfEntryProblems>

function EntryForm({ token, until, onSent }: EntryFormProps) {
  const [send, { isLoading }] = useCaseworkSendSelfEntryMutation()
  const [entry, fill] = useState(EMPTY)
  const [problems, tell] = useState<Problems>({})
  const [refusal, refuse] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The check digit of demonstration persons is the server's to ask for.
    const found = selfEntryProblems(trimmed(entry), { today: formatDay(new Date()), strictIdCards: false })
    tell(found)
    refuse('')
    const [wrong] = Object.keys(found)
    if (wrong) return document.getElementById(fieldId(wrong))?.focus()
    const { error } = await send({ args: { token, ...entry } })
    if (error) refuse(asPortalError(error).message)
    else onSent()
  }
  return (
    <form noValidate className={styles.form} onSubmit={event => void submit(event)}>
      <p className={styles.hint}>
        请在 {until.slice(11, 16)}{' '}
        前提交，超时请到窗口重新扫码。请如实填写，提交后只供本次来访登记使用；未登记的次日删除。
      </p>
      <EntryFields entry={entry} problems={problems} onChange={more => fill(before => ({ ...before, ...more }))} />
      {refusal && <Alert type="error" showIcon title={refusal} />}
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={isLoading}
        disabled={refusal === SELF_ENTRY_TEXTS.gone}
      >
        提交
      </Button>
    </form>
  )
}

const trimmed = (entry: SelfEntry): SelfEntry => ({
  name: entry.name.trim(),
  idCard: entry.idCard.trim(),
  mobile: entry.mobile.trim(),
  address: entry.address.trim(),
  summary: entry.summary.trim(),
})
