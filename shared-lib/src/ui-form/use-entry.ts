import { createContext, useContext, useEffect } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Values } from './entry'

/** An entry's own state: nothing else in the form makes it render again. */
export interface EntryState {
  readonly value: unknown
  readonly problem: string | undefined
  onChange(value: unknown): void
  onBlur(): void
}

export function useEntry(name: string): EntryState {
  const { field, fieldState } = useController({ name })
  return { value: field.value, problem: fieldState.error?.message, onChange: field.onChange, onBlur: field.onBlur }
}

const ALWAYS = () => true

/** Whether an entry is asked for; renders again only when that changes. */
export const useAsked = (when: ((values: Values) => boolean) | undefined): boolean =>
  useWatch({ compute: when ?? ALWAYS, disabled: when === undefined })

/** Sets the controls of a form apart from those of others on the page. */
export const FormId = createContext('field')

/** The id of an entry's control, by which its label and the list of problems reach it. */
export const idOf = (name: string, form = 'field'): string => `${form}-${name.replaceAll('.', '-')}`

export const useIdOf = (name: string): string => idOf(name, useContext(FormId))

/** Holds a form back until what it answers is called. */
export const Holding = createContext<() => () => void>(() => () => {})

/** Holds the form back that it stands in, as long as something of it is not ready. */
export function useHolding(isHeld: boolean): void {
  const hold = useContext(Holding)
  useEffect(() => (isHeld ? hold() : undefined), [hold, isHeld])
}
