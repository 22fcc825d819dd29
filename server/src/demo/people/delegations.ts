import { addDays, startOfDay } from '../../platform/calendar/china-time'
import { personIdOf } from './people'

const DAYS = 365

/** The deputy head lets a clerk of the office act in the deputy head's post. */
export const delegationRows = (today: string) => [
  {
    post_id: `${personIdOf('zs07')}-1`,
    to_person_id: personIdOf('zs05'),
    from_at: startOfDay(today),
    until_at: startOfDay(addDays(today, DAYS)),
  },
]
