import { wish } from './wish'

/** Whether the user asks for more contrast. */
export const { isStated: wantsContrast, onChange: onContrast } = wish('(prefers-contrast: more)')
