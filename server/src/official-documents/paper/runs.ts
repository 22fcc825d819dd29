import { type Face, faceOf, type Look, type Run } from './layout'
import { SIZE, SPACING } from './measures'

/** Width of a text in a face, of size 1. */
export type Width = (text: string, face: Face) => number

/** Points that runs take beside each other. */
export const lengthOf = (runs: readonly Run[], width: Width): number =>
  runs.reduce((sum, run) => sum + width(run.text, faceOf(run)) * run.size + Array.from(run.text).length * SPACING, 0)

/** What stands between two places of their text. */
export function sliced(runs: readonly Run[], from: number, to: number): Run[] {
  let at = 0
  return runs.flatMap(run => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}

const TEXT: Look = { font: '仿宋_GB2312', size: SIZE.text }

/** How the character at a place looks; of the text where nothing is. */
export function lookAt(runs: readonly Run[], at: number): Look {
  const [run = runs.at(-1)] = sliced(runs, at, at + 1)
  const { text: _text, ...look } = run ?? { ...TEXT, text: '' }
  return look
}

const isLike = (one: Look, other: Look): boolean =>
  one.font === other.font && one.size === other.size && !one.bold === !other.bold && !one.red === !other.red

/** Neighbours that look alike as one. */
export function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (run.text === '') continue
    if (last && isLike(last, run)) all[all.length - 1] = { ...last, text: last.text + run.text }
    else all.push(run)
  }
  return all
}
