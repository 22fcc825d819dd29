import type { Chapter } from '@portal/shared-lib/contract/rules/course'
import { clockOf } from '../courses/durations'

/** A line that begins a chapter: 1:05 请坐与倾听. */
const HEAD = /^(\d{1,3})[:：]([0-5]\d)\s+(.+)$/u
const MINUTE = 60

/** Chapters as they are written: each begins with its time and name, what its slides say follows line by line. */
export function chaptersOf(text: string): Chapter[] {
  const chapters: { at: number; title: string; lines: string[] }[] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    const [, minutes, seconds, title = ''] = HEAD.exec(line) ?? []
    if (minutes && seconds) chapters.push({ at: Number(minutes) * MINUTE + Number(seconds), title, lines: [] })
    else if (line) chapters.at(-1)?.lines.push(line)
  }
  return chapters
}

export const textOfChapters = (chapters: readonly Chapter[]): string =>
  chapters.map(({ at, title, lines }) => [`${clockOf(at)} ${title}`, ...lines].join('\n')).join('\n')

/** Whether something stands before the first chapter, where it would be lost. */
export function beginsOutside(text: string): boolean {
  const first = text.split('\n').find(line => line.trim() !== '')
  return first !== undefined && !HEAD.test(first.trim())
}
