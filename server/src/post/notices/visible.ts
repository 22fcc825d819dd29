import { DAY_MS } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Days after which a notice that was never opened no longer counts as unread. */
const NEWS_DAYS = 30

/** What readers see: published, its time come, not withdrawn. */
export const visibleNotices = (db: Db, now: Date) =>
  db.selectFrom('notice').where('notice.state', '=', 'published').where('notice.created_at', '<=', now)

type Visible = ReturnType<typeof visibleNotices>

/** Those of the last days that the caller has not read. */
export const unreadOf = (notices: Visible, { personId }: Pick<Caller, 'personId'>, now: Date): Visible =>
  notices
    .where('notice.created_at', '>=', newsSince(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice_reader')
            .whereRef('notice_reader.notice_id', '=', 'notice.id')
            .where('notice_reader.person_id', '=', personId)
            .select('notice_reader.notice_id'),
        ),
      ),
    )

const newsSince = (now: Date) => new Date(now.getTime() - NEWS_DAYS * DAY_MS)
