import type { OrganisationAnswer } from '@portal/shared-lib/contract/calls/organisations'
import { useRef } from 'react'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'
import { ErrorList } from './error-list'
import { NameFields } from './name-fields'
import { ParentFields } from './parent-fields'
import { PlaceFields } from './place-fields'
import { ReachFields } from './reach-fields'
import { useOrganisationForm } from './use-organisation-form'

interface OrganisationFormProps {
  readonly organisation: OrganisationAnswer
  readonly onCancel: () => void
  readonly onDone: () => void
}

export function OrganisationForm({ organisation, onCancel, onDone }: OrganisationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const editing = useOrganisationForm(organisation, onDone)
  const { problems, busy, said, send } = editing
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => void send(event)}
      onKeyDown={event => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
        event.preventDefault()
        form.current?.requestSubmit()
      }}
    >
      <ErrorList
        problems={problems}
        onJump={field => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()}
      />
      <div className={styles.columns}>
        <NameFields editing={editing} />
        <PlaceFields editing={editing} />
        <ParentFields editing={editing} />
        <ReachFields editing={editing} />
      </div>
      <Outcome said={said} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={busy}>
          {busy ? '正在保存...' : '保存'}
        </button>
        <button type="button" onClick={onCancel}>
          取消
        </button>
      </div>
    </form>
  )
}
