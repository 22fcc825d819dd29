import { asPortalError, notify } from '@portal/shared-lib'
import { Button, Section, useSettled } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { EntryForm, enterGoesOn, focusEntry, useEntryForm, useSaveKey, useWatch } from '@portal/shared-lib/ui-form'
import { useCaseworkDuplicatesQuery, useCaseworkIssueTicketMutation } from '../api'
import { DescribedField } from '../engine/controls/control'
import type { Described } from '../engine/described'
import styles from '../engine/form.module.css'
import form from '../engine/form.module.css'

const CARD_LENGTH = 18

/** Whether the person at the window has come or written before, and where that stands. */
function BeforeToday({ name, idCard }: { name: string; idCard: string }) {
  const card = useSettled(idCard.trim())
  const known = card.length === CARD_LENGTH
  const { data = [] } = useCaseworkDuplicatesQuery({ name: name.trim(), idCard: card }, { skip: !known })
  const [newest] = data
  if (!known || !newest) return null
  return (
    <p className={form.hint} role="status">
      此人已有{data.length}件信访，最近一件
      <Link to={`/toDoManage/handle?xfjbh=${newest.petitionNo}`}>{newest.petitionNo}</Link>（{newest.stateName}）
    </p>
  )
}

export interface IssuedTicket {
  readonly ticketNo: string
  readonly waiting: number
  readonly windowName: string
  readonly name: string
}

const EMPTY = { name: '', idCard: '', personCount: 1, reason: '', windowName: '', interviewerId: '' }

const field = (path: keyof typeof EMPTY, label: string, more: Partial<Described>): Described => ({
  path,
  label,
  kind: 'text',
  required: false,
  ...more,
})

const FIELDS = [
  field('name', '来访人姓名', { max: 50 }),
  field('idCard', '身份证号', { max: 18 }),
  field('personCount', '来访人数', { kind: 'count', suffix: '人', required: true }),
  field('windowName', '窗口或接谈室', { max: 50, required: true }),
  field('reason', '来访事由', { max: 200 }),
  field('interviewerId', '接谈人', { kind: 'person', placeholder: '不指定时由大厅接谈人员叫号' }),
]
const NO_WINDOW = [{ field: 'windowName', text: '请填写窗口或接谈室（1至50字）' }]

/** 登记发号. The window and the interviewer stay for the next visitor. */
export function IssueForm({ onIssued }: { onIssued: (ticket: IssuedTicket) => void }) {
  const [issue] = useCaseworkIssueTicketMutation()
  const state = useEntryForm({
    values: EMPTY,
    problemsOf: ({ windowName }) => (windowName.trim() === '' ? NO_WINDOW : []),
    send: async ({ idCard: _, personCount, ...entered }) => {
      const { data, error } = await issue({ args: { ...entered, personCount: Math.max(personCount ?? 1, 1) } })
      if (!data) {
        notify.error(asPortalError(error).message)
        return { error }
      }
      const { name, windowName, interviewerId } = entered
      onIssued({ ...data, windowName, name })
      state.form.reset({ ...EMPTY, windowName, interviewerId })
      focusEntry('name', state.id)
      return undefined
    },
  })
  const submit = () => void state.submit()
  useSaveKey(submit)
  return (
    <Section title="登记发号">
      <EntryForm of={state} onKeyDown={enterGoesOn}>
        <div className={styles.grid}>
          {FIELDS.map(entry => (
            <DescribedField key={entry.path} name={entry.path} entry={entry}>
              {entry.path === 'idCard' && <Known />}
            </DescribedField>
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="primary" loading={state.isBusy} onClick={submit}>
            登记发号（Ctrl+S）
          </Button>
        </div>
      </EntryForm>
    </Section>
  )
}

function Known() {
  const [name, idCard] = useWatch({ name: ['name', 'idCard'] })
  return <BeforeToday name={name} idCard={idCard} />
}
