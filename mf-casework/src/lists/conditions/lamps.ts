import { LAMPS, type Lamp } from '@portal/shared-lib/contract/rules/lamp'

/** What a limit that is still open can show, in the order of lamps: the most pressing first. */
const OPEN = (Object.keys(LAMPS) as Lamp[]).filter(lamp => lamp !== 'grey')

/** The lamps of a limit that is still open, with their shapes. */
export const OPEN_LAMPS: Readonly<Record<string, string>> = Object.fromEntries(
  OPEN.map(lamp => [lamp, `${LAMPS[lamp].shape} ${LAMPS[lamp].name}`]),
)
