/** Like 2026年11月20日, of a day; empty where it is not known. */
export function inWords(on: string | null | undefined): string {
  if (!on) return ''
  const [year, month, day] = on.split('-').map(Number)
  return `${year}年${month}月${day}日`
}
