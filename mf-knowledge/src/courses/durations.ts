const MINUTE = 60

/** Seconds as a player shows them: `1:05`. */
export const clockOf = (seconds: number) =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`

/** Seconds in words: 1分5秒, 40秒. */
export function wordsOf(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE)
  const rest = seconds % MINUTE
  return `${minutes ? `${minutes}分` : ''}${rest || !minutes ? `${rest}秒` : ''}`
}
