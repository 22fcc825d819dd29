/** Of the public notice in a reception hall, each line of which is shown by itself. */
export const HALL_NOTICE = { lines: 10, perLine: 120 } as const
/** Characters, with the ends of the lines. */
export const LONGEST_HALL_NOTICE = HALL_NOTICE.lines * (HALL_NOTICE.perLine + 1)

export const HALL_NOTICE_TEXTS = {
  wrong: `公告最多${HALL_NOTICE.lines}条，每条一行、不超过${HALL_NOTICE.perLine}个字`,
  changed: (name: string, time: string) => `公告已由${name}于${time}修改，请取消后重新打开再修改`,
} as const

/** What is shown one after the other, each once. */
export const linesOf = (text: string): string[] => {
  const lines = text.split('\n').map(line => line.trim())
  return [...new Set(lines)].filter(line => line !== '')
}

export function isHallNotice(text: string): boolean {
  const lines = linesOf(text)
  return lines.length <= HALL_NOTICE.lines && lines.every(line => line.length <= HALL_NOTICE.perLine)
}
