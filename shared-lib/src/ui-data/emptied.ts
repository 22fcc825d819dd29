import type { FocusEvent } from 'react'

/** Whether a field is left empty; antd's pickers of themselves take back what was emptied by hand. */
export const isLeftEmpty = ({ target }: FocusEvent<HTMLElement>): boolean =>
  target instanceof HTMLInputElement && target.value === ''
