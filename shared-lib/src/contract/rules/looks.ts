/** `system`: light or dark, as the user's machine is. */
export const THEMES = ['light', 'dark', 'contrast', 'system'] as const
export const TEXT_SIZES = ['standard', 'large', 'largest'] as const
export const DENSITIES = ['loose', 'compact'] as const

/** How a person wishes to see the portal. */
export interface Looks {
  readonly theme: (typeof THEMES)[number]
  readonly text: (typeof TEXT_SIZES)[number]
  readonly density: (typeof DENSITIES)[number]
}

/** Of who has chosen nothing. */
export const USUAL_LOOKS: Looks = { theme: 'light', text: 'standard', density: 'loose' }
