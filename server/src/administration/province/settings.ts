import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { setChains } from '../../approvals/chain/set'
import { setDuty } from '../../people/duty/set'
import { takeYear } from '../../petitions/clocks/take-year'
import { setDistribution } from '../../petitions/todos/assign/set-distribution'
import { setUrging } from '../../petitions/urging/urges/set-urging'
import { readNotice } from '../../platform/calendar/notice-file'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { setParameter } from '../../screens/parameters/set'
import { SUBJECTS } from '../../workflow/engine/subjects'

type Policy = Pick<Services, 'config' | 'now'>
type Take = (db: Db, text: string, policy: Policy) => Promise<unknown>

const Parameters = z.array(
  z.strictObject({
    name: z.string(),
    region: z.string(),
    value: z.unknown(),
    from: z.string(),
    until: z.string().optional(),
  }),
)

/** Files beside the tables, each as the command of its name reads it; in this order. */
const SETTINGS: Readonly<Record<string, Take>> = {
  'calendar.json': (db, text, { now }) => takeYear(db, readNotice(text), now()),
  'parameters.json': async (db, text) => {
    for (const { name, region, value, from, until } of Parameters.parse(JSON.parse(text)))
      await setParameter(db, {
        name,
        regionCode: region,
        value: JSON.stringify(value),
        validFrom: from,
        validTo: until,
      })
  },
  'chains.json': (db, text, { config: { provinceCode } }) =>
    setChains(db, { provinceCode, subjects: Object.keys(SUBJECTS) }, JSON.parse(text)),
  'distribution.json': (db, text) => setDistribution(db, JSON.parse(text)),
  'urging.json': (db, text) => setUrging(db, JSON.parse(text)),
  'duty.json': (db, text) => setDuty(db, JSON.parse(text)),
}

/** Takes what a folder sets beside its tables; answers the files. Throws, naming the file, where one cannot be taken. */
export async function takeSettings(db: Db, folder: string, policy: Policy): Promise<string[]> {
  const files = Object.keys(SETTINGS).filter(file => existsSync(join(folder, file)))
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    try {
      await SETTINGS[file]?.(db, text, policy)
    } catch (error) {
      refuse(file, error)
    }
  }
  return files
}

function refuse(file: string, error: unknown): never {
  const text =
    error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : `${error}`
  throw new Error(`${file}：${text}`, { cause: error })
}
