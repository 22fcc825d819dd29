import { wish } from './wish'

/** Whether the user asks for less motion. */
export const { isStated: wantsStillness, onChange: onStillness } = wish('(prefers-reduced-motion: reduce)')
