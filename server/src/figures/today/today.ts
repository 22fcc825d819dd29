import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/stats'
import { regionOf } from '../board'
import type { Counting } from '../read'
import { readAlerts } from './alerts'
import { countToday } from './figures'
import { readReceptions } from './receptions'

/** 属地看板: what came today, what is to be reacted to, who receives. */
export async function readToday(
  counting: Counting,
  args: CallInput<typeof contract.today>,
): Promise<CallAnswer<typeof contract.today>> {
  const [figures, alerts, receptions] = await Promise.all([
    countToday(counting, args),
    readAlerts(counting, args.region),
    readReceptions(counting, regionOf(counting, args.region)),
  ])
  return { figures, ...alerts, receptions }
}
