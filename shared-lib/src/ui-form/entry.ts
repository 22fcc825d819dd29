import type { ReactNode } from 'react'

export type Values = Readonly<Record<string, unknown>>

/** An entry of a form; its kind says which control it has. */
export interface Entry {
  readonly kind: string
  readonly label: string
  /** Stands below the control as long as nothing is wrong. */
  readonly hint?: ReactNode
  readonly required?: boolean
  /** Whether it is asked for, by what else is entered; always without. */
  readonly when?: (values: Values) => boolean
  /** Names the control for those who do not see it; others see only the control. */
  readonly hidesLabel?: true
}

/** What the control of an entry is given. */
export interface ControlProps<E> {
  readonly entry: E
  /** Of the control that its label belongs to; the label has the id `<id>-label`. */
  readonly id: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Id of what says more of it: what is wrong, or its hint. */
  readonly describedBy: string | undefined
  readonly isWrong: boolean
  readonly isRequired: boolean
}

/** A control for each kind of entry. */
export type Controls<E extends { readonly kind: string }> = {
  readonly [Kind in E['kind']]: (props: ControlProps<Extract<E, { readonly kind: Kind }>>) => ReactNode
}

export { listOf, textOf } from '../contract/rules/actions/description'
