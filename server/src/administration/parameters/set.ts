import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { previewParameter } from '@portal/shared-lib/contract/parameters'
import { PARAMETER_TEXTS } from '@portal/shared-lib/contract/rules/parameters'
import { sql } from 'kysely'
import { WARNING_PARAMETERS } from '../../petitions/clocks/lamps/days'
import { limitsTurnedAnew } from '../../petitions/clocks/lamps/restamp'
import { CLOCK_TYPES, CLOCKS } from '../../petitions/clocks/types'
import type { Author } from '../../platform/audit/author'
import { dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { undone } from '../../platform/database/undone'
import { refuse, refuseField } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { regionChain } from '../../platform/tables/region-chain'
import { PARAMETERS } from '../../screens/parameters/kinds'
import { setParameter } from '../../screens/parameters/set'

type Setting = CallInput<typeof previewParameter>

export const isWarning = (name: string): boolean => Object.values(WARNING_PARAMETERS).includes(name)

/** Sets a parameter as the command does; what cannot be is refused in the officer's words. */
export async function setByOfficer(db: Db, services: Services, setting: Setting, by?: Author): Promise<void> {
  const { provinceCode } = services.config
  const schema = PARAMETERS.get(setting.name)?.schema ?? refuse('notFound', { what: '参数' })
  if (!schema.safeParse(jsonOf(setting.value)).success) refuseField(PARAMETER_TEXTS.value, 'csz')
  if (setting.validFrom < dayOf(services.now())) refuseField(PARAMETER_TEXTS.past, 'ksrq')
  const region = await db
    .selectFrom('region')
    .where('region_code', '=', setting.regionCode)
    .select('region_code')
    .execute()
  if (!setting.regionCode.startsWith(provinceCode) || !region.length) refuse('notFound', { what: '行政区划' })
  await setParameter(db, { ...setting, validTo: setting.validTo ?? undefined }, by)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuseField(PARAMETER_TEXTS.value, 'csz')
  }
}

/** What setting it would change of what is under way, on the day from which it holds. */
export function previewOf(services: Services, setting: Setting): Promise<CallAnswer<typeof previewParameter>> {
  return undone(services, async db => {
    await setByOfficer(db, services, setting)
    const type = CLOCK_TYPES.find(each => CLOCKS[each].param === setting.name)
    return {
      keep: type ? await openClocks(db, type, setting.regionCode) : null,
      turn: isWarning(setting.name) ? await turning(db, services, setting.validFrom) : null,
    }
  })
}

async function openClocks(db: Db, type: string, regionCode: string): Promise<number> {
  const { count } = await db
    .selectFrom('clock')
    .innerJoin('organisation', 'organisation.id', 'clock.org_id')
    .where('type', '=', type)
    .where('clock.state', 'in', ['running', 'paused'])
    .where(sql<boolean>`${regionCode} in ${regionChain(sql.ref('region_code'))}`)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function turning(db: Db, { config, now }: Services, day: string): Promise<number> {
  const from = startOfDay(day)
  const { clocks } = await limitsTurnedAnew(db, config.provinceCode, from > now() ? from : now())
  return clocks.length
}
