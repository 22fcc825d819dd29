import type { CallInput } from '@portal/shared-lib/contract/form'
import type { notices } from '@portal/shared-lib/contract/notices'
import { DAY_MS, instantOf, SECOND_MS } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { refuse } from '../../platform/refusal'
import { unreadOf, visibleNotices } from './visible'

type Filters = Pick<CallInput<typeof notices>, 'title' | 'content' | 'from' | 'to' | 'unread'>

/** Notices that match; `from` and `to` are days, or date and time, at +08:00, and both count. */
export function publishedNotices(db: Db, caller: Caller, filters: Filters, now: Date) {
  const { title = '', content = '', from, to, unread = false } = filters
  const matching = visibleNotices(db, now)
    .where('title', 'like', contains(title))
    .where('content', 'like', contains(content))
  const since = from ? matching.where('created_at', '>=', spanOf(from, 'starttime').start) : matching
  const until = to ? since.where('created_at', '<', spanOf(to, 'endtime').end) : since
  return unread ? unreadOf(until, caller, now) : until
}

/** What a day, or a second, covers. */
function spanOf(text: string, field: string): { start: Date; end: Date } {
  const [dateTime, lengthMs] = text.includes(' ') ? [text, SECOND_MS] : [`${text} 00:00:00`, DAY_MS]
  const start = instantOf(dateTime) ?? refuse('badInput', { detail: field })
  return { start, end: new Date(start.getTime() + lengthMs) }
}
