import { z } from 'zod'
import { type Author, COMMAND_LINE } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { PARAMETERS } from './kinds'

export interface NewParameter {
  readonly name: string
  /** Twelve digits. */
  readonly regionCode: string
  /** JSON. */
  readonly value: string
  /** `YYYY-MM-DD`. */
  readonly validFrom: string
  /** The last day; for ever without. */
  readonly validTo?: string | undefined
}

const Days = z.object({ validFrom: z.iso.date(), validTo: z.iso.date().optional() })

/** Sets a parameter for a region from a day on; throws, telling what is wrong, where that cannot be. */
export async function setParameter(db: Db, set: NewParameter, by: Author = COMMAND_LINE): Promise<void> {
  const { name, regionCode, value, validFrom, validTo = null } = set
  refuseUnfit(set)
  const region = await db.selectFrom('region').where('region_code', '=', regionCode).select('region_code').execute()
  if (!region.length) throw new Error(`There is no region ${regionCode}`)
  const was = await findSet(db, set)
  await db
    .insertInto('rule_param')
    .values({ name, region_code: regionCode, value, valid_from: validFrom, valid_to: validTo })
    .onConflict(row => row.columns(['name', 'region_code', 'valid_from']).doUpdateSet({ value, valid_to: validTo }))
    .execute()
  const audited = { action: 'setParameter', objectType: 'parameter', objectId: `${name} ${regionCode} ${validFrom}` }
  await recordSetting(db, { ...audited, was, is: { value: parsed(value), valid_to: validTo } }, by)
}

const findSet = (db: Db, { name, regionCode, validFrom }: NewParameter) =>
  db
    .selectFrom('rule_param')
    .where('name', '=', name)
    .where('region_code', '=', regionCode)
    .where('valid_from', '=', validFrom)
    .select(['value', 'valid_to'])
    .executeTakeFirst()

function refuseUnfit({ name, value, validFrom, validTo }: NewParameter): void {
  const schema = PARAMETERS.get(name)?.schema
  if (!schema) throw new Error(`There is no parameter ${name}. There are: ${[...PARAMETERS.keys()].join(', ')}`)
  const read = schema.safeParse(parsed(value))
  if (!read.success) throw new Error(`${value} is no value of ${name}: ${z.prettifyError(read.error)}`)
  const days = Days.safeParse({ validFrom, validTo })
  if (!days.success) throw new Error(`The days are not as YYYY-MM-DD: ${z.prettifyError(days.error)}`)
  if (validTo !== undefined && validTo < validFrom) throw new Error('It ends before it begins')
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch (error) {
    throw new Error(`${value} is no JSON`, { cause: error })
  }
}
