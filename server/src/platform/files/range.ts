import type { ByteRange } from './store'

/** RFC 9110 14.2: one range, from somewhere, to somewhere, or the last bytes. */
const RANGE = /^bytes=(\d*)-(\d*)$/

/** The part that is asked for; undefined: all of it, which also answers what is asked for oddly; false: there is none. */
export function askedRange(header: string | undefined, size: number): ByteRange | undefined | false {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end && { start, end }
}
