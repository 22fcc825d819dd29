const UNITS = ['B', 'KB', 'MB', 'GB']

/** A size in bytes for people, like `1.5 MB`. */
export function formatSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0)
  const value = bytes / 1024 ** step
  return `${step === 0 ? value : value.toFixed(1).replace(/\.0$/, '')} ${UNITS[step]}`
}
