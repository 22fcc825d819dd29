import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { Section } from '@portal/shared-lib/page'
import { Button, Input } from '@portal/shared-lib/ui'
import { Choice } from '@portal/shared-lib/ui-data'
import { enterGoesOn, InputNumber, useSaveKey } from '@portal/shared-lib/ui-form'
import { type ReactNode, useRef, useState } from 'react'
import { useCaseworkColleaguesQuery, useCaseworkIssueTicketMutation } from '../api'
import form from '../engine/form.module.css'
import { BeforeToday } from './before-today'

export interface IssuedTicket {
  readonly ticketNo: string
  readonly waiting: number
  readonly windowName: string
  readonly name: string
}

interface Entered {
  readonly name: string
  readonly idCard: string
  readonly personCount: number
  readonly reason: string
  readonly windowName: string
  readonly interviewerId: string
}

const EMPTY: Entered = { name: '', idCard: '', personCount: 1, reason: '', windowName: '', interviewerId: '' }
const NO_WINDOW = '请填写窗口或接谈室（1至50字）'

/** 登记发号. The window and the interviewer stay for the next visitor. */
export function IssueForm({ onIssued }: { onIssued: (ticket: IssuedTicket) => void }) {
  const [entered, setEntered] = useState(EMPTY)
  const [problem, setProblem] = useState('')
  const [issue, { isLoading }] = useCaseworkIssueTicketMutation()
  const first = useRef<HTMLDivElement>(null)
  const change = (changed: Partial<Entered>) => setEntered(before => ({ ...before, ...changed }))

  const send = async () => {
    if (entered.windowName.trim() === '') return setProblem(NO_WINDOW)
    const { idCard: _, ...args } = entered
    const { data, error } = await issue({ args })
    if (!data) return notify.error(asPortalError(error).message)
    onIssued({ ...data, windowName: entered.windowName, name: entered.name })
    setEntered({ ...EMPTY, windowName: entered.windowName, interviewerId: entered.interviewerId })
    setProblem('')
    first.current?.querySelector('input')?.focus()
  }
  useSaveKey(() => void send())
  const text = (name: 'name' | 'idCard' | 'reason' | 'windowName', max: number) => (
    <Input
      id={`ticket-${name}`}
      value={entered[name]}
      maxLength={max}
      autoComplete="off"
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <Section title="登记发号">
      <form noValidate onSubmit={event => event.preventDefault()} onKeyDown={enterGoesOn}>
        <div ref={first} className={form.grid}>
          <Row id="ticket-name" label="来访人姓名">
            {text('name', 50)}
          </Row>
          <Row id="ticket-idCard" label="身份证号">
            {text('idCard', 18)}
            <BeforeToday name={entered.name} idCard={entered.idCard} />
          </Row>
          <Row id="ticket-personCount" label="来访人数" required>
            <InputNumber<number>
              id="ticket-personCount"
              className={form.full}
              min={1}
              precision={0}
              suffix="人"
              value={entered.personCount}
              onChange={count => change({ personCount: count ?? 1 })}
            />
          </Row>
          <Row id="ticket-windowName" label="窗口或接谈室" required problem={problem}>
            {text('windowName', 50)}
          </Row>
          <Row id="ticket-reason" label="来访事由">
            {text('reason', 200)}
          </Row>
          <Row id="ticket-interviewer" label="接谈人">
            <Interviewer value={entered.interviewerId} onChange={interviewerId => change({ interviewerId })} />
          </Row>
        </div>
        <div className={form.buttons}>
          <Button type="primary" loading={isLoading} onClick={() => void send()}>
            登记发号（Ctrl+S）
          </Button>
        </div>
      </form>
    </Section>
  )
}

interface RowProps {
  readonly id: string
  readonly label: string
  readonly required?: boolean
  readonly problem?: string
  readonly children: ReactNode
}

function Row({ id, label, required = false, problem, children }: RowProps) {
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {required && (
          <span className={form.required} aria-hidden="true">
            *
          </span>
        )}
        {label}
      </label>
      <div className={form.control}>
        {children}
        {problem && (
          <p role="alert" className={form.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

function Interviewer({ value, onChange }: { value: string; onChange: (personId: string) => void }) {
  const { data = [] } = useCaseworkColleaguesQuery({})
  return (
    <WhileLoading fallback={<div className={form.coming} />}>
      <Choice
        id="ticket-interviewer"
        {...(value && { value })}
        allowClear
        placeholder="不指定时由大厅接谈人员叫号"
        onChange={personId => onChange(personId ?? '')}
        options={data.map(({ personId, name, department }) => ({ value: personId, label: `${name}（${department}）` }))}
        style={{ width: '100%' }}
      />
    </WhileLoading>
  )
}
