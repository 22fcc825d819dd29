const query = () => window.matchMedia('(prefers-contrast: more)')

/** Whether the user asks for more contrast in the settings of the system or browser. */
export const wantsContrast = (): boolean => query().matches

/** Calls whenever the user changes that. Returns the way to stop listening. */
export function onContrast(listener: () => void): () => void {
  const current = query()
  current.addEventListener('change', listener)
  return () => current.removeEventListener('change', listener)
}
