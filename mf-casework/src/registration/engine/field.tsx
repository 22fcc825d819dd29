import type { Condition } from '@portal/shared-lib/contract/rules/field'
import { useWatch } from '@portal/shared-lib/ui-form'
import { memo } from 'react'
import { DescribedField } from './controls/control'
import { useCorrecting } from './correcting'
import { type Described, described } from './described'
import { useFormKind } from './form-kind'
import { ProposalChip } from './proposal-chip'

/** A field of a form by its path: label, control by its kind, and what is wrong with it. */
export const Field = memo(function Field({ path }: { path: string }) {
  const field = described(path, useFormKind())
  const shown = useCondition(field.shownWhen, true)
  return shown ? <ShownField field={field} /> : null
})

function ShownField({ field }: { field: Described }) {
  const { path, wide = false, says } = field
  const required = useCondition(field.requiredWhen, field.required)
  return (
    <DescribedField
      name={path}
      entry={field}
      required={required}
      wide={wide}
      unlabelled={says !== undefined}
      locked={useCorrecting()?.locked[path]}
    >
      <ProposalChip path={path} />
    </DescribedField>
  )
}

/** Whether a condition on another field holds; without one, `otherwise`. */
function useCondition(condition: Condition | undefined, otherwise: boolean): boolean {
  const value: unknown = useWatch({ name: condition?.field ?? 'form', disabled: condition === undefined })
  return condition ? condition.among.includes(value) : otherwise
}
