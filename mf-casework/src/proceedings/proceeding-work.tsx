import { formatDay, notify, useDesktop } from '@portal/shared-lib'
import type { PeopleAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Loading } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import { ActionBar } from '../actions/bar/action-bar'
import type { ButtonRow } from '../actions/bar/sort-buttons'
import type { About, ActionForm } from '../actions/form'
import { act } from '../actions/panel/act'
import { ActionPanel } from '../actions/panel/action-panel'
import { useCasePeopleQuery } from '../case-api'
import { useProposedNumber } from '../petition/use-proposed-number'
import styles from './proceeding.module.css'

type Proceeding = NonNullable<About['proceeding']>

interface ActedOn {
  readonly petition: About['petition']
  /** What hangs on it, where several petitions do. */
  readonly petitions?: NonNullable<About['petitions']>
  readonly todoId: string
  /** What its actions are filled in with. */
  readonly forms: ReadonlyMap<string, ActionForm>
  readonly rows: readonly ButtonRow[]
  /** Of the petition's people those whom it concerns. */
  readonly concerns?: (person: PeopleAnswer[number]) => boolean
  /** An action was taken in. */
  readonly onActed?: (action: string) => void
}

interface ProceedingWorkProps extends ActedOn {
  /** What an action is done to. */
  readonly on: (action: string) => Proceeding
  /** The action that opens by itself, where it can be done. */
  readonly first?: string
  /** What can be done with it beside the actions. */
  readonly aside?: ReactNode
  /** What it says. */
  readonly children: ReactNode
}

const can = (rows: readonly ButtonRow[], action: string): boolean =>
  rows.some(row => row.action === action && row.enabled === 1)

/** A review, a filing or an order: what it says at the left, what can be done at the right, both in sight. */
export function ProceedingWork({ on, first = '', aside, children, ...actedOn }: ProceedingWorkProps) {
  const { rows, forms, todoId, onActed } = actedOn
  const [opened, open] = useState<string>()
  const action = opened ?? (can(rows, first) ? first : '')
  const press = (pressed: string) => {
    const form = forms.get(pressed)
    if (form?.isAtOnce) void doAtOnce(form)
    else open(pressed)
  }
  const doAtOnce = async (form: ActionForm) => {
    const { id, version } = on(form.action)
    const { refused } = await act(form, { petitionNo: '', version, todoId, paperId: '', proceedingId: id }, {})
    if (refused) notify.error(refused.message)
    else onActed?.(form.action)
  }
  return (
    <div className={action ? styles.beside : styles.split}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>
        {action ? (
          <Filled key={action} {...actedOn} action={action} proceeding={on(action)} onOpen={open} />
        ) : (
          <>
            <ActionBar rows={rows} forms={forms} onPress={press} />
            {aside}
          </>
        )}
      </div>
    </div>
  )
}

interface FilledProps extends ActedOn {
  readonly action: string
  readonly proceeding: Proceeding
  /** Opens another action; none where it is empty. */
  readonly onOpen: (action: string) => void
}

const noteNothing = () => {}
const everybody = () => true
const NOBODY: PeopleAnswer = []

/** The action that is being filled in, once it is known about whom. */
function Filled({ action, proceeding, onOpen, concerns = everybody, onActed, ...actedOn }: FilledProps) {
  const { petition, petitions = [], todoId, forms, rows } = actedOn
  const { petitionNo } = petition
  const { data: people = petitionNo ? undefined : NOBODY } = useCasePeopleQuery({ petitionNo }, { skip: !petitionNo })
  const userName = useDesktop()?.userName ?? ''
  const form = forms.get(action)
  const number = useProposedNumber(petition, form)
  if (!people || !number || !form) return <Loading />
  const today = formatDay(new Date())
  const about = { petition, petitions, people: people.filter(concerns), userName, today, proceeding }
  const others = (form.instead ?? []).filter(other => can(rows, other))
  const close = () => onOpen('')
  return (
    <ActionPanel
      form={form}
      about={about}
      before={number}
      todoId={todoId}
      isProxy={false}
      obstacle={rows.find(row => row.action === action)?.reason ?? ''}
      others={others.map(other => ({ name: forms.get(other)?.name ?? '', onPress: () => onOpen(other) }))}
      onDone={() => {
        close()
        onActed?.(action)
      }}
      onClose={close}
      onTyped={noteNothing}
    />
  )
}
