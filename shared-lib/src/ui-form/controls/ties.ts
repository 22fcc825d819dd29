import type { ControlProps } from '../entry'

/** What ties a plain control to its label and to what is said of it. */
export const tiesOf = ({ id, describedBy, isWrong, isRequired, onBlur }: ControlProps<unknown>) => ({
  id,
  onBlur,
  'aria-describedby': describedBy,
  'aria-invalid': isWrong,
  'aria-required': isRequired,
})
