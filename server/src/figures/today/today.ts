import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/stats'
import { regionOf } from '../board'
import type { Counting } from '../counting'
import { readAlerts } from './alerts'
import { countToday } from './figures'
import { readHalls, readNight } from './hall'
import { readReceptions } from './receptions'

/** 属地看板: what came today, what is to be reacted to, who waits, what came in the night, who receives. */
export async function readToday(
  counting: Counting,
  args: CallInput<typeof contract.today>,
): Promise<CallAnswer<typeof contract.today>> {
  const region = regionOf(counting, args.region)
  const [figures, alerts, receptions, halls, night] = await Promise.all([
    countToday(counting, args),
    readAlerts(counting, args.region),
    readReceptions(counting, region),
    readHalls(counting, region),
    readNight(counting, region),
  ])
  return { figures, ...alerts, receptions, halls, night }
}
