import type { Condition } from '@portal/shared-lib/contract/rules/field'
import { DOUBTFUL_BELOW } from '@portal/shared-lib/contract/rules/letter-finds'
import { useWatch } from '@portal/shared-lib/ui-form'
import { memo, useEffect } from 'react'
import { DescribedField } from './controls/control'
import { useCorrecting } from './correcting'
import { type Described, described } from './described'
import styles from './form.module.css'
import { useFormKind } from './form-kind'
import { useProposal } from './proposals'

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

/** Says that a value was read by a machine, and how sure it was; confirmed by a click, by Enter, or by changing it. */
function ProposalChip({ path }: { path: string }) {
  const waiting = useProposal(path)
  return waiting ? <Waiting {...waiting} /> : null
}

function Waiting({ proposal, confirm }: NonNullable<ReturnType<typeof useProposal>>) {
  const { path, confidence, label } = proposal
  const changed = useWatch({ name: path }) !== proposal.value
  useEffect(() => {
    if (changed) confirm()
  }, [changed, confirm])
  if (changed) return null
  const doubtful = confidence < DOUBTFUL_BELOW
  return (
    <p className={doubtful ? `${styles.chip} ${styles.doubtful}` : styles.chip}>
      识别结果，可信度{confidence}%{doubtful && '，请重点核对'}
      <button type="button" className={styles.textButton} aria-label={`确认${label}`} onClick={confirm} data-confirm>
        确认
      </button>
    </p>
  )
}
