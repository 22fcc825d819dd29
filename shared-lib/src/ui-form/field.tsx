import { type ComponentType, memo, type ReactNode } from 'react'
import { WhileLoading } from '../sdk/on-demand'
import type { ControlProps, Controls, Entry } from './entry'
import styles from './form.module.css'
import { useAsked, useEntry, useIdOf } from './use-entry'

/** Where the label stands: beside the control, as in forms of many entries, or above it. */
export type Look = 'beside' | 'above'

interface FieldProps<E> {
  /** Path of what it holds: `summary`, `persons.0.name`. */
  readonly name: string
  readonly entry: E
  readonly required?: boolean
  /** Over both columns of a grid. */
  readonly wide?: boolean
  /** The control says itself what it is called; a point always does. */
  readonly unlabelled?: boolean
  /** Why it cannot be changed. */
  readonly locked?: string | undefined
  /** What else is said of it, below the control. */
  readonly children?: ReactNode
}

/**
 * Makes the one component that draws the entries of a form: label, the control of the entry's kind, and what is wrong
 * with it. `controls`: those of this door, and those of kinds that only this form knows.
 */
export function fieldOf<E extends Entry>(
  controls: Controls<E>,
  look: Look = 'beside',
): ComponentType<FieldProps<E> & { readonly key?: string }> {
  return memo(function Field(props: FieldProps<E>) {
    const isAsked = useAsked(props.entry.when)
    // The table gives each kind its own control, which no type can follow through a lookup.
    const Control = controls[props.entry.kind as E['kind']] as ComponentType<ControlProps<E>>
    return isAsked ? <AskedField {...props} Control={Control} look={look} /> : null
  })
}

interface AskedProps<E> extends FieldProps<E> {
  readonly Control: ComponentType<ControlProps<E>>
  readonly look: Look
}

function AskedField<E extends Entry>({ name, entry, Control, look, ...rest }: AskedProps<E>) {
  const { required = entry.required ?? false, wide, unlabelled = entry.kind === 'point', locked, children } = rest
  const { problem, ...state } = useEntry(name)
  const id = useIdOf(name)
  const more = problem === undefined ? entry.hint && `${id}-hint` : `${id}-problem`
  const control = (
    <Control
      {...state}
      entry={entry}
      id={id}
      describedBy={more || undefined}
      isWrong={problem !== undefined}
      isRequired={required}
    />
  )
  return (
    <div className={`${styles[look]} ${wide ? styles.wide : ''}`} data-field={name}>
      {unlabelled ? (
        <span className={styles.label} />
      ) : (
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={`${entry.hidesLabel ? styles.unseen : styles.label} ${required ? styles.required : ''}`}
        >
          {entry.label}
        </label>
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
        {children}
        {problem !== undefined && (
          <p id={`${id}-problem`} className={styles.problem} role={look === 'above' ? 'alert' : undefined}>
            {problem}
          </p>
        )}
        {problem === undefined && entry.hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {entry.hint}
          </p>
        )}
      </div>
    </div>
  )
}
