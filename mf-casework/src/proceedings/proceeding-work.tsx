import { formatDay, useDesktop } from '@portal/shared-lib'
import type { PeopleAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Loading } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import { ActionBar } from '../actions/bar/action-bar'
import type { ButtonRow } from '../actions/bar/sort-buttons'
import type { About, ActionForm } from '../actions/form'
import { ActionPanel } from '../actions/panel/action-panel'
import { useCasePeopleQuery } from '../case-api'
import { useProposedNumber } from '../petition/use-proposed-number'
import styles from './proceeding.module.css'

interface ActedOn {
  readonly proceeding: NonNullable<About['proceeding']>
  readonly petition: About['petition']
  readonly todoId: string
  /** What its actions are filled in with. */
  readonly forms: ReadonlyMap<string, ActionForm>
  /** Of the petition's people those whom it concerns. */
  readonly concerns?: (person: PeopleAnswer[number]) => boolean
}

interface ProceedingWorkProps extends ActedOn {
  readonly rows: readonly ButtonRow[]
  /** What can be done with it beside the actions. */
  readonly aside?: ReactNode
  /** What it says. */
  readonly children: ReactNode
}

/** A review, a filing or an order: what it says at the left, what can be done at the right, both in sight. */
export function ProceedingWork({ rows, aside, children, ...actedOn }: ProceedingWorkProps) {
  const [opened, open] = useState('')
  return (
    <div className={opened ? styles.beside : styles.split}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>
        {opened ? (
          <Filled
            key={opened}
            {...actedOn}
            action={opened}
            obstacle={rows.find(({ action }) => action === opened)?.reason ?? ''}
            onClose={() => open('')}
          />
        ) : (
          <>
            <ActionBar rows={rows} forms={actedOn.forms} onPress={open} />
            {aside}
          </>
        )}
      </div>
    </div>
  )
}

interface FilledProps extends ActedOn {
  readonly action: string
  readonly obstacle: string
  readonly onClose: () => void
}

const noteNothing = () => {}
const everybody = () => true
const NOBODY: PeopleAnswer = []

/** The action that is being filled in, once it is known about whom. */
function Filled({ action, obstacle, onClose, concerns = everybody, ...actedOn }: FilledProps) {
  const { proceeding, petition, todoId, forms } = actedOn
  const { petitionNo } = petition
  const { data: people = petitionNo ? undefined : NOBODY } = useCasePeopleQuery({ petitionNo }, { skip: !petitionNo })
  const userName = useDesktop()?.userName ?? ''
  const form = forms.get(action)
  const number = useProposedNumber(petition, form)
  if (!people || !number || !form) return <Loading />
  const about = { petition, people: people.filter(concerns), userName, today: formatDay(new Date()), proceeding }
  return (
    <ActionPanel
      form={form}
      about={about}
      before={number}
      todoId={todoId}
      isProxy={false}
      obstacle={obstacle}
      others={[]}
      onDone={onClose}
      onClose={onClose}
      onTyped={noteNothing}
    />
  )
}
