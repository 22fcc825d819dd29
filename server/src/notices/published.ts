import type { CallInput } from '@portal/shared-lib/contract/form'
import type { notices } from '@portal/shared-lib/contract/notices'
import { DAY_MS, instantOf, SECOND_MS } from '../calendar/china-time'
import type { Db } from '../database/connect'
import { refuse } from '../http/refusal'
import { contains } from '../paging/like'

type Filters = Pick<CallInput<typeof notices>, 'title' | 'content' | 'from' | 'to'>

/** Notices that match; `from` and `to` are days, or date and time, at +08:00, and both count. */
export function publishedNotices(db: Db, { title = '', content = '', from, to }: Filters) {
  const matching = db
    .selectFrom('notice')
    .where('title', 'like', contains(title))
    .where('content', 'like', contains(content))
  const since = from ? matching.where('created_at', '>=', spanOf(from, 'starttime').start) : matching
  return to ? since.where('created_at', '<', spanOf(to, 'endtime').end) : since
}

/** What a day, or a second, covers. */
function spanOf(text: string, field: string): { start: Date; end: Date } {
  const [dateTime, lengthMs] = text.includes(' ') ? [text, SECOND_MS] : [`${text} 00:00:00`, DAY_MS]
  const start = instantOf(dateTime) ?? refuse('badInput', { detail: field })
  return { start, end: new Date(start.getTime() + lengthMs) }
}
