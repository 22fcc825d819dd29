import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { petitionsVisibleTo } from '../petitions/record/scope'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { refuseField } from '../platform/refusal'
import type { Work } from '../workflow/engine/work'
import { type Addressee, orderOf } from './kinds'

interface Line {
  readonly petitionNo: string
  readonly text: string
}

/** Of a topic the addressee says once of each petition that it may see what was done; of another order of none. */
export async function refuseWrongLines(work: Work, addressee: Addressee, lines: readonly Line[]): Promise<void> {
  const { id, title } = await orderOf(work, addressee)
  const petitions = title === '' ? [] : await petitionsOn(work, id).select('petition_no as no').execute()
  const given = lines.map(({ petitionNo }) => petitionNo)
  const isRight = new Set(given).size === given.length && given.every(no => petitions.some(each => each.no === no))
  if (!isRight) refuseField(SUPERVISION_TEXTS.otherLine, 'zjqkList')
  if (given.length < petitions.length) refuseField(SUPERVISION_TEXTS.noLine, 'zjqkList')
}

const petitionsOn = ({ db, caller }: Pick<Work, 'db' | 'caller'>, orderId: string) =>
  petitionsVisibleTo(db, caller)
    .innerJoin('supervision_petition as part', join =>
      join.onRef('part.province_code', '=', 'petition.province_code').onRef('part.petition_id', '=', 'petition.id'),
    )
    .where('part.supervision_id', '=', orderId)

export async function keepLines({ db, caller }: Work, feedbackId: string, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  const petitions = await db
    .selectFrom('petition')
    .where('province_code', '=', caller.provinceCode)
    .where(
      'petition_no',
      'in',
      lines.map(({ petitionNo }) => petitionNo),
    )
    .select(['id', 'petition_no as petitionNo'])
    .execute()
  const textOf = new Map(lines.map(({ petitionNo, text }) => [petitionNo, text]))
  await db
    .insertInto('supervision_feedback_line')
    .values(
      petitions.map(({ id, petitionNo }) => ({
        province_code: caller.provinceCode,
        feedback_id: feedbackId,
        petition_id: id,
        text: textOf.get(petitionNo) ?? '',
      })),
    )
    .execute()
}

/** What feedback says of each petition, of those alone that the caller may see. */
export async function linesOf(db: Db, caller: Caller, feedbackIds: readonly string[]) {
  if (feedbackIds.length === 0) return []
  return await petitionsVisibleTo(db, caller)
    .innerJoin('supervision_feedback_line as line', join =>
      join.onRef('line.province_code', '=', 'petition.province_code').onRef('line.petition_id', '=', 'petition.id'),
    )
    .where('line.feedback_id', 'in', feedbackIds)
    .orderBy('line.petition_id')
    .select(['line.feedback_id as feedbackId', 'petition_no as petitionNo', 'line.text'])
    .execute()
}
