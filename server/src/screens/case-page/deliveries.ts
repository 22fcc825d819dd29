import type { papers } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { maskName } from '@portal/shared-lib/contract/rules/masks'
import { attachedOf } from '../../petitions/record/attached'
import { handlesPetition } from '../../petitions/record/scope'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'

type Shown = CallAnswer<typeof papers>['documents'][number]['deliveries'][number]

/** To whom the documents of a petition were given and how, by document. */
export async function deliveriesOf(db: Db, caller: Caller, petitionId: string): Promise<Map<string, Shown[]>> {
  const isHandler = await handlesPetition(db, caller, petitionId)
  const byDocument = new Map<string, Shown[]>()
  for (const { documentId, name, at, sign, mode, modeName, fileId, fileName, ...row } of await readDeliveries(
    db,
    caller,
    petitionId,
  )) {
    const delivery = {
      ...row,
      name: isHandler ? name : maskName(name),
      modeName: mode === null ? '' : modeName,
      deliveredOn: at && dayOf(at),
      refused: sign === '0',
      file: attachedOf({ fileId, fileName }),
    }
    byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), delivery])
  }
  return byDocument
}

async function readDeliveries(db: Db, { provinceCode }: Caller, petitionId: string) {
  return await db
    .selectFrom('delivery')
    .innerJoin('petition_person as person', join =>
      join
        .onRef('person.province_code', '=', 'delivery.province_code')
        .onRef('person.petition_id', '=', 'delivery.petition_id')
        .onRef('person.seq', '=', 'delivery.person_seq'),
    )
    .leftJoin('file', 'file.id', 'delivery.file_id')
    .where('delivery.province_code', '=', provinceCode)
    .where('delivery.petition_id', '=', petitionId)
    .orderBy('person_seq')
    .select(['document_id as documentId', 'person_seq as personSeq', 'person.name', 'mode', 'delivered_at as at'])
    .select([
      'delivered_by as deliveredBy',
      'mail_no as mailNo',
      'receiver',
      'sign_result as sign',
      'witnesses',
      'attempts',
    ])
    .select(['file.id as fileId', 'file.name as fileName', codeName('DM_SDFS', 'mode').as('modeName')])
    .execute()
}
