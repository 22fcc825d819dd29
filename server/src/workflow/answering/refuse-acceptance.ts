import { ANSWER_TEXTS } from '@portal/shared-lib/contract/rules/answer'
import type { NewDocument } from '../documents/documents'
import type { Done } from '../engine/action'
import { stop } from '../engine/clocks'
import { chosenCode } from '../engine/codes'
import type { Work } from '../engine/work'
import { issueAnswer } from './issue-answer'

interface Refused {
  readonly documentNo: string
  /** DM_BLFS. */
  readonly reason: string
  /** To whom the petitioner can turn. */
  readonly competent: string
  readonly text: string
  readonly type: NewDocument['type']
  readonly closeType: string
}

export const refusalName = ({ db }: Work, reason: string): Promise<string> =>
  chosenCode(db, 'DM_BLFS', reason, ANSWER_TEXTS.noReason)

/** Issues the notice that the petition is not accepted; it is informed of in time once the notice is delivered. */
export async function issueRefusal(work: Work, refused: Refused): Promise<Done> {
  const { documentNo, reason, competent, text, type, closeType } = refused
  await stop(work, work.step, '不受理', ['K01', 'K02', 'K03'])
  await issueAnswer(work, { type, documentNo, content: { reason, competent, text }, closeType })
  return { text: `${await refusalName(work, reason)}。${competent}` }
}
