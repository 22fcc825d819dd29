/** A wish that users state in the settings of the system or browser. */
export function wish(media: string) {
  const query = () => window.matchMedia(media)
  return {
    isStated: (): boolean => query().matches,
    /** Calls whenever the user changes that. Returns the way to stop listening. */
    onChange(listener: () => void): () => void {
      const current = query()
      current.addEventListener('change', listener)
      return () => current.removeEventListener('change', listener)
    },
  }
}
