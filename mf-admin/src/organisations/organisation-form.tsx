import { asPortalError, notify } from '@portal/shared-lib'
import type { OrganisationAnswer } from '@portal/shared-lib/contract/calls/organisations'
import {
  isAboutLower,
  ORGANISATION_TEXTS,
  organisationProblems,
  reachableOnly,
} from '@portal/shared-lib/contract/rules/organisation'
import { OrganisationField, useEntries } from '@portal/shared-lib/organisation-form'
import { Button } from '@portal/shared-lib/page'
import { EntryForm, type EntryFormState, useEntryForm, useTyped } from '@portal/shared-lib/ui-form'
import type { KeyboardEvent } from 'react'
import styles from './organisations.module.css'

type Sent = Promise<{ readonly error?: unknown }>

interface FormProps {
  readonly organisation: OrganisationAnswer
  readonly send: (form: Omit<OrganisationAnswer, 'regionName'>) => Sent
  readonly onTyped: () => void
  readonly onDone: () => void
}

/** The form of an organisation that is there, or of a new one, which has no id yet. */
export function OrganisationForm({ organisation, send, onTyped, onDone }: FormProps) {
  const entries = useEntries(organisation)
  const state: EntryFormState = useEntryForm({
    values: organisation,
    problemsOf: entered => organisationProblems(trimmed(entered)),
    send: async entered => {
      const { regionName: _, ...form } = trimmed(reachableOnly(entered))
      const answer = await send(form)
      if (answer.error && isAboutLower(asPortalError(answer.error).message)) state.form.setValue('isChoose', '0')
      return answer
    },
    onDone: () => {
      notify.success(ORGANISATION_TEXTS.saved)
      onDone()
    },
  })
  useTyped(state.form, onTyped)
  const save = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
    event.preventDefault()
    void state.submit()
  }
  return (
    <EntryForm of={state} className={styles.body} onKeyDown={save}>
      <div className={styles.entries}>
        {Object.entries(entries).map(([name, entry]) => (
          <OrganisationField key={name} name={name} entry={entry} wide={entry.kind === 'tick'} />
        ))}
      </div>
      {state.problem !== '' && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={state.isBusy}>
          保存
        </Button>
      </div>
    </EntryForm>
  )
}

function trimmed(form: OrganisationAnswer): OrganisationAnswer {
  const entries = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(entries)
}
