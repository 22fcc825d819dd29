import { namesOf } from '@portal/shared-lib/contract/names-of'
import { selfEntryProblems, SELF_ENTRY_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/self-entry'
import { checkSelfEntry, sendSelfEntry } from '@portal/shared-lib/contract/self-entries'
import { dateTimeOf, dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { wirePath } from '../../../platform/http/wire-path'
import { refuseField, refuseRule } from '../../../platform/refusal'
import { openRoute } from '../../../platform/route'
import type { Services } from '../../../platform/services'
import { tokenHash } from '../../../platform/token'
import { LIFE_MS, placeOf } from './entry'

/** A whole hall may sit behind one address. */
const CHECKS_PER_MINUTE = 60
const ENTRIES_PER_MINUTE = 20

const NAMES = namesOf(sendSelfEntry.args)

/** Tokens that can be used: not too old, and nothing was sent with them. */
const usable = (db: Db, { config, now }: Services, token: string) =>
  db
    .selectFrom('self_entry')
    .where('province_code', '=', config.provinceCode)
    .where('token_hash', '=', tokenHash(token))
    .where('filled_at', 'is', null)
    .where('made_at', '>', new Date(now().getTime() - LIFE_MS))

export const checking = openRoute(
  checkSelfEntry,
  async ({ args, db, services }) => {
    const { made_at } =
      (await usable(db, services, args.token).select('made_at').executeTakeFirst()) ?? refuseRule(TEXTS.gone)
    return { until: dateTimeOf(new Date(made_at.getTime() + LIFE_MS)) }
  },
  CHECKS_PER_MINUTE,
)

/** Keeps what was entered, once: of two who send at the same time the second finds the token used. */
export const sending = openRoute(
  sendSelfEntry,
  async ({ args: { token, ...entry }, db, services }) => {
    const { config, fieldKeys, now } = services
    const problems = selfEntryProblems(entry, { today: dayOf(now()), strictIdCards: config.strictIdCards })
    const [problem] = Object.entries(problems)
    if (problem) refuseField(problem[1], wirePath([problem[0]], NAMES))
    const content = fieldKeys.encrypt(JSON.stringify(entry), placeOf(tokenHash(token)))
    const { numUpdatedRows } = await db
      .updateTable('self_entry')
      .set({ content, filled_at: now() })
      .where('province_code', '=', config.provinceCode)
      .where('filled_at', 'is', null)
      .where('token_hash', 'in', usable(db, services, token).select('token_hash'))
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n ? null : refuseRule(TEXTS.gone)
  },
  ENTRIES_PER_MINUTE,
)
