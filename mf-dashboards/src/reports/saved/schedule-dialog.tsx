import { WhileLoading } from '@portal/shared-lib'
import type { SchedulesAnswer } from '@portal/shared-lib/contract/calls/cross-tables'
import { scheduleTable } from '@portal/shared-lib/contract/calls/cross-tables'
import {
  type Every,
  LAST_DAYS,
  SCHEDULE_LIMITS,
  SCHEDULE_TEXTS,
  SCHEDULES,
  WEEKDAYS,
} from '@portal/shared-lib/contract/rules/cross-tables'
import { Button, Dialog } from '@portal/shared-lib/page'
import { PeoplePicker, type Person, PersonChips } from '@portal/shared-lib/people-picker'
import {
  CONTROLS,
  type ControlProps,
  type Entry,
  EntryForm,
  FormFoot,
  fieldOf,
  listOf,
  type PlainEntry,
  useEntryForm,
} from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useDashboardScheduleTableMutation } from '../../api'
import styles from './saved.module.css'
import type { Saved } from './saved-query'

interface ScheduleDialogProps {
  readonly saved: Saved
  /** How it is sent by now. */
  readonly found: SchedulesAnswer[number] | undefined
  readonly onClose: () => void
}

interface Entered {
  readonly every: Every
  readonly weekday: string
  readonly monthDay: string
  readonly receivers: readonly Person[]
}

/** When a saved table is sent by mail, and to whom besides oneself. */
export function ScheduleDialog({ saved, found, onClose }: ScheduleDialogProps) {
  const [send] = useDashboardScheduleTableMutation()
  const [isPicking, pick] = useState(false)
  const state = useEntryForm<Entered & Record<string, unknown>>({
    values: enteredOf(found),
    problemsOf: ({ receivers }) =>
      receivers.length > SCHEDULE_LIMITS.receivers
        ? [{ field: 'receivers', text: SCHEDULE_TEXTS.tooManyReceivers }]
        : [],
    send: ({ every, weekday, monthDay, receivers }) => {
      const day = Number({ day: '1', week: weekday, month: monthDay }[every])
      const accounts = receivers.map(({ loginAccount }) => loginAccount)
      return send({ args: { savedId: saved.savedId, every, day, receivers: accounts } })
    },
    names: scheduleTable.send,
    onDone: onClose,
  })
  return (
    <Dialog title={`定时发送：${saved.name}`} onClose={onClose}>
      <EntryForm of={state} className={styles.form}>
        {Object.entries(ENTRIES).map(([name, entry]) => (
          <Field key={name} name={name} entry={entry} />
        ))}
        <Field name="receivers" entry={{ kind: 'people', label: '收件人', hint: HINT, onPick: () => pick(true) }} />
        <FormFoot problem={state.problem} busy={state.isBusy} submits="确定" onClose={onClose} />
      </EntryForm>
      {/* Has a form of its own, which may not stand in another. */}
      {isPicking && (
        <WhileLoading>
          <PeoplePicker
            title="选择收件人"
            chosen={state.form.getValues('receivers')}
            onClose={() => pick(false)}
            onChoose={chosen => {
              state.form.setValue('receivers', chosen)
              pick(false)
            }}
          />
        </WhileLoading>
      )}
    </Dialog>
  )
}

const HINT = '本人总会收到。其他收件人须为本单位人员，并有统计报表页面的权限；不含仅部分人可知悉的信访件。'

const MONTH_DAYS = Array.from({ length: LAST_DAYS.month }, (_, at) => [String(at + 1), `${at + 1}日`] as const)

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  every: { kind: 'choice', label: '周期', options: Object.entries(SCHEDULES) },
  weekday: {
    kind: 'choice',
    label: '星期',
    isListed: true,
    isGiven: true,
    options: WEEKDAYS.map((name, at) => [String(at + 1), name]),
    when: ({ every }) => every === 'week',
  },
  monthDay: {
    kind: 'choice',
    label: '日期',
    isListed: true,
    isGiven: true,
    options: MONTH_DAYS,
    when: ({ every }) => every === 'month',
  },
}

const enteredOf = (found: SchedulesAnswer[number] | undefined): Entered & Record<string, unknown> => ({
  every: found?.every ?? 'month',
  weekday: found?.every === 'week' ? String(found.day) : '1',
  monthDay: found?.every === 'month' ? String(found.day) : '1',
  receivers: found?.receivers ?? [],
})

type PeopleEntry = Entry & { readonly kind: 'people'; readonly onPick: () => void }

function Receivers({ entry, id, value, onChange, describedBy }: ControlProps<PeopleEntry>) {
  const people = listOf<Person>(value)
  return (
    <>
      {people.length > 0 && (
        <PersonChips
          label="已选收件人"
          people={people}
          onRemove={person => onChange(people.filter(other => other !== person))}
        />
      )}
      <Button id={id} aria-describedby={describedBy} className={styles.pick} onClick={entry.onPick}>
        选择收件人
      </Button>
    </>
  )
}

const Field = fieldOf<PlainEntry | PeopleEntry>({ ...CONTROLS, people: Receivers }, 'above')
