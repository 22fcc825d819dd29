import { type Position, readCursor, writeCursor } from '../../platform/paging/cursor'
import { refuse } from '../../platform/refusal'

/** A scroll through the latest messages: where it has come to, and when it began. */
interface Scroll {
  readonly position: Position
  readonly begunAt: Date
}

const PARTED_BY = '~'

/** The scroll as text that callers hand back unread. */
export const writeScroll = ({ position, begunAt }: Scroll): string =>
  writeCursor(position) + PARTED_BY + begunAt.getTime()

/** Refuses what `writeScroll` did not write. */
export function readScroll(text: string): Scroll {
  const [cursor = '', begun = ''] = text.split(PARTED_BY)
  if (!/^\d{1,15}$/.test(begun)) return refuse('badInput', { detail: 'cursor' })
  return { position: readCursor(cursor), begunAt: new Date(Number(begun)) }
}
