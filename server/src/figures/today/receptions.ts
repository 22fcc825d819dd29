import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/stats'
import { digitsOf } from '../../petitions/access/organisations'
import { dayOf } from '../../platform/calendar/china-time'
import { beginsWith } from '../../platform/paging/like'
import type { Counting } from '../counting'

/** Leaders who receive today in a region, as far as the public is told. */
export const readReceptions = (
  { db, caller, now }: Counting,
  region: string,
): Promise<CallAnswer<typeof contract.today>['receptions']> =>
  db
    .selectFrom('reception_day')
    .innerJoin('organisation', 'organisation.id', 'reception_day.org_id')
    .innerJoin('person', 'person.id', 'reception_day.leader_id')
    .where('province_code', '=', caller.provinceCode)
    .where('day', '=', dayOf(now))
    .where('cancelled_at', 'is', null)
    .where('published_at', 'is not', null)
    .where('organisation.region_code', 'like', beginsWith(digitsOf(region)))
    .orderBy('organisation.region_code')
    .orderBy('reception_day.id')
    .limit(MOST)
    .select([
      'reception_day.id',
      'organisation.company_name as office',
      'person.user_name as leader',
      'half',
      'reception_day.place',
    ])
    .execute()

const MOST = 50
