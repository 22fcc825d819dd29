import { asPortalError, notify } from '@portal/shared-lib'
import { type OrganisationAnswer, updateOrganisation } from '@portal/shared-lib/contract/calls/organisations'
import {
  isAboutLower,
  ORGANISATION_RULES,
  ORGANISATION_TEXTS,
  organisationProblems,
  reachableOnly,
} from '@portal/shared-lib/contract/rules/organisation'
import { OrganisationField, useEntries } from '@portal/shared-lib/organisation-form'
import {
  EntryForm,
  type EntryFormState,
  focusEntry,
  textOf,
  useEntryForm,
  useFormState,
  useTyped,
} from '@portal/shared-lib/ui-form'
import { type KeyboardEvent, useState } from 'react'
import { useAccountUpdateOrganisationMutation } from '../api'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'
import { useUnsaved } from '../form/use-unsaved'

interface OrganisationFormProps {
  readonly organisation: OrganisationAnswer
  readonly onCancel: () => void
  readonly onDone: () => void
}

/** An organisation while it is changed. */
export function OrganisationForm({ organisation, onCancel, onDone }: OrganisationFormProps) {
  const state = useOrganisationForm(organisation, onDone)
  const entries = useEntries(organisation)
  const save = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
    event.preventDefault()
    void state.submit()
  }
  return (
    <EntryForm of={state} className={styles.form} onKeyDown={save}>
      <ErrorList form={state.id} />
      <div className={`${styles.columns} ${styles.entries}`}>
        {Object.entries(entries).map(([name, entry]) => (
          <OrganisationField key={name} name={name} entry={entry} wide={entry.kind === 'tick'} />
        ))}
      </div>
      <Outcome problem={state.problem} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={state.isBusy}>
          {state.isBusy ? '正在保存...' : '保存'}
        </button>
        <button type="button" onClick={onCancel}>
          取消
        </button>
      </div>
    </EntryForm>
  )
}

function useOrganisationForm(organisation: OrganisationAnswer, onDone: () => void): EntryFormState {
  const [isTyped, setTyped] = useState(false)
  const [update] = useAccountUpdateOrganisationMutation()
  const saved = useUnsaved('机构信息', isTyped)
  const state: EntryFormState = useEntryForm({
    values: organisation,
    problemsOf: entered => organisationProblems(trimmed(entered)),
    send: async entered => {
      const { regionName: _, ...args } = trimmed(reachableOnly(entered))
      const { error } = await update({ args })
      if (error && isAboutLower(asPortalError(error).message)) state.form.setValue('isChoose', '0')
      return { error }
    },
    names: updateOrganisation.send,
    onDone: () => {
      notify.success(ORGANISATION_TEXTS.saved)
      saved()
      onDone()
    },
  })
  useTyped(state.form, () => setTyped(true))
  return state
}

function trimmed(form: OrganisationAnswer): OrganisationAnswer {
  const entries = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(entries)
}

/** Everything that keeps the form from being saved; each entry leads to its field. */
function ErrorList({ form }: { form: string }) {
  const { errors } = useFormState()
  const problems = Object.keys(ORGANISATION_RULES).flatMap(field => {
    const text = textOf(errors[field]?.message)
    return text ? [{ field, text }] : []
  })
  if (problems.length === 0) return null
  return (
    <div role="alert" className={styles.errors}>
      <p>有 {problems.length} 处需要修改：</p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <button type="button" onClick={() => focusEntry(field, form)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
