import { commonPairs } from './common'

export interface Segment {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** What has changed from one text to another, sentence by sentence; what was removed stands before what took its place. */
export function textChanges(before: string, after: string): Segment[] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)]
  const ends = { before: old.length, after: now.length }
  const segments: Segment[] = []
  let from = { before: 0, after: 0 }
  for (const pair of [...commonPairs(old, now), ends]) {
    add(segments, 'removed', old.slice(from.before, pair.before))
    add(segments, 'added', now.slice(from.after, pair.after))
    add(segments, 'same', old.slice(pair.before, pair.before + 1))
    from = { before: pair.before + 1, after: pair.after + 1 }
  }
  return segments
}

/** A text in its sentences, each with the mark or line break that ends it; nothing is lost. */
const sentencesOf = (text: string): string[] => text.match(/[^。！？；\n]*[。！？；\n]|[^。！？；\n]+/g) ?? []

function add(segments: Segment[], kind: Segment['kind'], sentences: readonly string[]): void {
  const text = sentences.join('')
  if (text === '') return
  const last = segments.at(-1)
  if (last?.kind === kind) segments[segments.length - 1] = { kind, text: last.text + text }
  else segments.push({ kind, text })
}
