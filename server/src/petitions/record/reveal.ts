import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { reveal } from '@portal/shared-lib/contract/reveal'
import { PERSONAL_FIELDS, REVEAL_REASONS } from '@portal/shared-lib/contract/rules/reveal'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { openNumbers } from './personal-data'
import { getPetition } from './scope'

type Asked = CallInput<typeof reveal>
type Revealed = CallAnswer<typeof reveal>

/** Personal data in full. The audit keeps who read what and why before anything is answered. */
export async function revealPersonal(
  db: Db,
  caller: Caller,
  asked: Asked,
  { fieldKeys }: Pick<Services, 'fieldKeys'>,
  address: string,
): Promise<Revealed> {
  const { id } = await getPetition(db, caller, asked.petitionNo)
  const row = await personOf(db, caller, id, asked.personSeq)
  const place = { provinceCode: caller.provinceCode, petitionId: id, seq: asked.personSeq }
  const personal = { petitioner: row.name, address: row.address, ...openNumbers(fieldKeys, place, row) }
  const object = { objectType: 'petition', objectId: asked.petitionNo }
  await recordAudit(db, { ...actorOf(caller), action: told(asked), ...object, address })
  return Object.fromEntries(asked.fields.map(field => [field, personal[field]]))
}

async function personOf(db: Db, { provinceCode }: Caller, petitionId: string, seq: number) {
  const found = await db
    .selectFrom('petition_person')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('seq', '=', seq)
    .select(['name', 'id_card', 'mobile', 'address'])
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '信访人' })
}

/** Like 查看明文（手机号码）：联系信访人，电话核实. */
function told({ fields, reason, reasonText }: Asked): string {
  const names = [...new Set(fields)].map(field => PERSONAL_FIELDS[field]).join('、')
  return `查看明文（${names}）：${REVEAL_REASONS[reason]}，${reasonText}`
}
