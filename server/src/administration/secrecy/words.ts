import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { MOST_COUNTED, MOST_WORDS, SECRECY_TEXTS } from '@portal/shared-lib/contract/rules/secrecy'
import type * as contract from '@portal/shared-lib/contract/secrecy'
import { ENDED } from '../../petitions/record/states'
import { recordSetting } from '../../platform/audit/record-setting'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { refuseField, refuseRule } from '../../platform/refusal'
import { alone, type Setting } from './setting'

export async function listWords(db: Db, provinceCode: string): Promise<CallAnswer<typeof contract.classifiedWords>> {
  const rows = await db
    .selectFrom('classified_word')
    .leftJoin('person', 'person.id', 'set_by')
    .where('province_code', '=', provinceCode)
    .orderBy('classified_word.in_use', 'desc')
    .orderBy('set_at', 'desc')
    .orderBy('word')
    .select(['word', 'classified_word.in_use as inUse', 'reason', 'set_at', 'user_name'])
    .execute()
  return {
    list: rows.map(({ set_at, user_name, ...row }) => ({ ...row, person: user_name ?? '', at: dateTimeOf(set_at) })),
  }
}

/** Counts open cases with a word, few and without those of a wall, and keeps who asked: an answer tells of cases. */
export async function previewOfWord(
  db: Db,
  { word, inUse }: CallInput<typeof contract.previewWord>,
  { provinceCode, by }: Setting,
): Promise<CallAnswer<typeof contract.previewWord>> {
  await refuseUnfit(db, provinceCode, word, inUse)
  await recordSetting(db, { action: 'previewWord', objectType: 'classifiedWord', objectId: word, is: { inUse } }, by)
  const { cases } = await db
    .selectFrom(open =>
      open
        .selectFrom('petition')
        .where('province_code', '=', provinceCode)
        .where('state', 'not in', [...ENDED])
        .where('walled_off', '=', false)
        .where(
          eb =>
            eb.fn<number>('strpos', [eb.fn<string>('concat', ['summary', 'request', 'original_text']), eb.val(word)]),
          '>',
          0,
        )
        .limit(MOST_COUNTED)
        .select('id')
        .as('found'),
    )
    .select(eb => eb.fn.countAll<string>().as('cases'))
    .executeTakeFirstOrThrow()
  return { cases: Number(cases) }
}

/** Adds a word, or takes one that was added out of use or into it again. */
export async function setWord(
  db: Db,
  { word, inUse, reason }: CallInput<typeof contract.setWord>,
  { provinceCode, by, now }: Setting,
): Promise<void> {
  await alone(db)
  const was = await refuseUnfit(db, provinceCode, word, inUse)
  const row = { in_use: inUse, reason, set_by: by.personId ?? null, set_at: now }
  await db
    .insertInto('classified_word')
    .values({ province_code: provinceCode, word, ...row })
    .onConflict(known => known.columns(['province_code', 'word']).doUpdateSet(row))
    .execute()
  const audited = { action: 'setWord', objectType: 'classifiedWord', objectId: word }
  await recordSetting(db, { ...audited, was, is: { inUse, reason } }, by)
}

/** Refuses what changes nothing, and more words than each text can be searched for; answers how the word stood. */
async function refuseUnfit(db: Db, provinceCode: string, word: string, inUse: boolean) {
  const words = db.selectFrom('classified_word').where('province_code', '=', provinceCode)
  const was = await words.where('word', '=', word).select('in_use as inUse').executeTakeFirst()
  if ((was?.inUse ?? false) === inUse) refuseField(SECRECY_TEXTS.unchanged, 'word')
  const { count } = await words
    .where('in_use', '=', true)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (inUse && Number(count) >= MOST_WORDS) refuseRule(SECRECY_TEXTS.tooMany)
  return was
}
