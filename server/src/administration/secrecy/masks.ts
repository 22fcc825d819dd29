import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { MASK_KINDS, MASK_RULES } from '@portal/shared-lib/contract/rules/masks'
import { SECRECY_TEXTS } from '@portal/shared-lib/contract/rules/secrecy'
import type * as contract from '@portal/shared-lib/contract/secrecy'
import { recordSetting } from '../../platform/audit/record-setting'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { alone, type Setting } from './setting'

type Shown = CallAnswer<typeof contract.masks>['list'][number]

/** How each kind of datum is masked. */
export async function listMasks(db: Db, provinceCode: string): Promise<Shown[]> {
  const rows = await db
    .selectFrom('mask')
    .leftJoin('person', 'person.id', 'set_by')
    .where('province_code', '=', provinceCode)
    .select(['kind', 'head', 'tail', 'reason', 'set_at', 'user_name'])
    .execute()
  return MASK_KINDS.map(kind => {
    const row = rows.find(({ kind: of }) => of === kind)
    if (!row) return { kind, ...MASK_RULES[kind].most, person: '', at: null, reason: '' }
    const { set_at, user_name, ...mask } = row
    return { ...mask, kind, person: user_name ?? '', at: dateTimeOf(set_at) }
  })
}

/** Sets how a kind of datum is masked; how much of it may be shown at most is the contract's to refuse. */
export async function setMask(
  db: Db,
  { kind, head, tail, reason }: CallInput<typeof contract.setMask>,
  { provinceCode, by, now }: Setting,
): Promise<void> {
  await alone(db)
  const was = (await listMasks(db, provinceCode)).find(mask => mask.kind === kind)
  if (was?.head === head && was.tail === tail) refuseRule(SECRECY_TEXTS.unchanged)
  const row = { head, tail, reason, set_by: by.personId ?? null, set_at: now }
  await db
    .insertInto('mask')
    .values({ province_code: provinceCode, kind, ...row })
    .onConflict(known => known.columns(['province_code', 'kind']).doUpdateSet(row))
    .execute()
  const before = was && { kind, head: was.head, tail: was.tail }
  const audited = { action: 'setMask', objectType: 'mask', objectId: kind }
  await recordSetting(db, { ...audited, was: before, is: { kind, head, tail, reason } }, by)
}
