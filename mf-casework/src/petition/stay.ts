const HOUR = 60
const DAY = 24 * HOUR

/** So many minutes as an office counts them: 2天3小时, 5小时, 40分钟. */
export function stayText(minutes: number): string {
  if (minutes < HOUR) return `${minutes}分钟`
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)}小时`
  const hours = Math.floor((minutes % DAY) / HOUR)
  return `${Math.floor(minutes / DAY)}天${hours ? `${hours}小时` : ''}`
}
