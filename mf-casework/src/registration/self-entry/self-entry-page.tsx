import { asPortalError, formatDay } from '@portal/shared-lib'
import { sendSelfEntry } from '@portal/shared-lib/contract/calls/self-entries'
import { SELF_ENTRY_TEXTS, type SelfEntry, selfEntryProblems } from '@portal/shared-lib/contract/rules/self-entry'
import { Alert, Button, Loading } from '@portal/shared-lib/page'
import { useLocation } from '@portal/shared-lib/router'
import { EntryForm, problemsIn, useEntryForm } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkCheckSelfEntryQuery, useCaseworkSendSelfEntryMutation } from '../api'
import { AfterEntry } from './after-entry'
import { ENTRIES, PhoneField } from './entry-fields'
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
        <SelfEntryForm token={token} until={data.until} onSent={() => setSent(true)} />
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

function SelfEntryForm({ token, until, onSent }: EntryFormProps) {
  const [send] = useCaseworkSendSelfEntryMutation()
  const state = useEntryForm({
    values: EMPTY,
    // The check digit of demonstration persons is the server's to ask for.
    problemsOf: entry =>
      problemsIn(selfEntryProblems(trimmed(entry), { today: formatDay(new Date()), strictIdCards: false })),
    send: entry => send({ args: { token, ...entry } }),
    names: sendSelfEntry.send,
    onDone: onSent,
  })
  const { problem, isBusy } = state
  return (
    <EntryForm of={state} className={styles.form}>
      <p className={styles.hint}>
        请在 {until.slice(11, 16)}{' '}
        前提交，超时请到窗口重新扫码。请如实填写，提交后只供本次来访登记使用；未登记的次日删除。
      </p>
      {Object.entries(ENTRIES).map(([name, entry]) => (
        <PhoneField key={name} name={name} entry={entry} />
      ))}
      {problem && <Alert type="error" title={problem} />}
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={isBusy}
        disabled={problem === SELF_ENTRY_TEXTS.gone}
      >
        提交
      </Button>
    </EntryForm>
  )
}

const trimmed = (entry: SelfEntry): SelfEntry => ({
  name: entry.name.trim(),
  idCard: entry.idCard.trim(),
  mobile: entry.mobile.trim(),
  address: entry.address.trim(),
  summary: entry.summary.trim(),
})
