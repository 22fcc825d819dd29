import type { About, Field, Values } from '../form'

/** What the control of an entry is given. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>
  /** Of the control that its label belongs to. */
  readonly id: string
  readonly value: unknown
  /** All that is entered. */
  readonly values: Values
  readonly onChange: (value: unknown) => void
  readonly about: About
  /** What says more of it: its hint, or what is wrong. */
  readonly describedBy: string | undefined
  readonly isWrong: boolean
}
