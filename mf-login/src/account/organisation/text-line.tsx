import { ORGANISATION_RULES } from '@portal/shared-lib/contract/rules/organisation'
import type { ReactNode } from 'react'
import { Field } from '../form/field'
import type { OrganisationEditing } from './use-organisation-form'

type TextField =
  | 'companyName'
  | 'docShortName'
  | 'pinYin'
  | 'postalAddress'
  | 'receptionAddress'
  | 'telephone'
  | 'postalCode'

interface TextLineProps {
  readonly editing: OrganisationEditing
  readonly field: TextField
  readonly hint?: ReactNode
}

/** A field of the organisation that is typed. */
export function TextLine({ editing, field, hint }: TextLineProps) {
  const { label, missing } = ORGANISATION_RULES[field]
  const { entered, errorOf, change } = editing
  return (
    <Field label={label} required={missing !== undefined} error={errorOf(field)} hint={hint}>
      {ties => (
        <input
          {...ties}
          name={field}
          value={entered[field]}
          autoComplete="off"
          onChange={event => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}
