import type { Described } from '../described'

/** What every control is given. */
export interface ControlProps {
  readonly field: Described
  readonly id: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Id of the text that says what is wrong; undefined where nothing is. */
  readonly problemId: string | undefined
}
