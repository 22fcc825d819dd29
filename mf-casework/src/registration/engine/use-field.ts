import type { Condition } from '@portal/shared-lib/contract/rules/field'
import { useController, useWatch } from 'react-hook-form'

/** A field's own state: nothing else in the form makes it render again. */
export interface FieldState {
  readonly value: unknown
  readonly problem: string | undefined
  onChange(value: unknown): void
  onBlur(): void
}

export function useField(path: string): FieldState {
  const { field, fieldState } = useController({ name: path })
  return { value: field.value, problem: fieldState.error?.message, onChange: field.onChange, onBlur: field.onBlur }
}

/** Whether a condition on another field holds; without one, `otherwise`. */
export function useCondition(condition: Condition | undefined, otherwise: boolean): boolean {
  const value: unknown = useWatch({ name: condition?.field ?? 'form', disabled: condition === undefined })
  return condition ? condition.among.includes(value) : otherwise
}

/** The id of a field's control, by which its label and the list of problems reach it. */
export const idOf = (path: string): string => `field-${path.replaceAll('.', '-')}`
