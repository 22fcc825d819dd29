import { WhileLoading } from '@portal/shared-lib'
import { memo } from 'react'
import { Control } from './controls/control'
import { useCorrecting } from './correcting'
import { type Described, described } from './described'
import styles from './form.module.css'
import { useFormKind } from './form-kind'
import { ProposalChip } from './proposal-chip'
import { idOf, useCondition, useField } from './use-field'

/** A field of a form by its path: label, control by its kind, and what is wrong with it. */
export const Field = memo(function Field({ path }: { path: string }) {
  const field = described(path, useFormKind())
  const shown = useCondition(field.shownWhen, true)
  return shown ? <ShownField field={field} /> : null
})

function ShownField({ field }: { field: Described }) {
  const { path, label, wide, says } = field
  const state = useField(path)
  const required = useCondition(field.requiredWhen, field.required)
  const locked = useCorrecting()?.locked[path]
  const id = idOf(path)
  const control = (
    <Control
      field={field}
      id={id}
      value={state.value}
      onChange={state.onChange}
      onBlur={state.onBlur}
      problemId={state.problem ? `${id}-problem` : undefined}
    />
  )
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field} data-field={path}>
      {says ? (
        <span className={styles.label} />
      ) : (
        <Label id={id} text={label} required={required} grouped={field.inSight} />
      )}
      <div className={styles.control}>
        <WhileLoading fallback={<div className={styles.coming} />}>
          {locked ? (
            <fieldset className={styles.locked} disabled>
              {control}
            </fieldset>
          ) : (
            control
          )}
        </WhileLoading>
        {locked && <p className={styles.hint}>{locked}</p>}
        <ProposalChip path={path} value={state.value} />
        {state.problem && (
          <p id={`${id}-problem`} className={styles.problem}>
            {state.problem}
          </p>
        )}
      </div>
    </div>
  )
}

interface LabelProps {
  readonly id: string
  readonly text: string
  readonly required: boolean
  /** Names a group of buttons, which is no single control. */
  readonly grouped: boolean | undefined
}

function Label({ id, text, required, grouped }: LabelProps) {
  const words = (
    <>
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
      {text}
    </>
  )
  return grouped ? (
    <span id={`${id}-label`} className={styles.label}>
      {words}
    </span>
  ) : (
    <label htmlFor={id} className={styles.label}>
      {words}
    </label>
  )
}
