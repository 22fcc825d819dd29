import { BY_POST, DELIVERY_TEXTS, MAIL_NUMBER } from '@portal/shared-lib/contract/rules/delivery'
import type { ChosenFile } from '@portal/shared-lib/ui-form'
import type { About, Problem } from './form'

/** How a document came to one petitioner, as it is filled in. */
export interface Delivery {
  readonly personSeq: number
  readonly name: string
  readonly isReached: boolean
  /** DM_SDFS. */
  readonly mode: string
  readonly deliveredOn: string
  readonly deliveredBy: string
  readonly receiver: string
  readonly refused: boolean
  readonly witnesses: readonly string[]
  /** Of what is sent by post. */
  readonly mailNo: string
  /** What was tried where nobody could be reached. */
  readonly attempts: string
  readonly files: readonly ChosenFile[]
}

/** DM_SDFS: in person. */
const IN_PERSON = '0'
const WITNESSES = 2
const SHORTEST_ATTEMPTS = 10

/** One row for each petitioner, as it mostly is. */
export const firstDeliveries = ({ people, today, userName }: About): readonly Delivery[] =>
  people
    .filter(({ isPetitioner }) => isPetitioner)
    .map(({ personSeq, name, isReachable }) => ({
      personSeq,
      name,
      isReached: isReachable,
      mode: IN_PERSON,
      deliveredOn: today,
      deliveredBy: userName,
      receiver: '',
      refused: false,
      witnesses: [],
      mailNo: '',
      attempts: '',
      files: [],
    }))

export function toDeliveries(rows: readonly Delivery[]) {
  return {
    deliveries: rows
      .filter(({ isReached }) => isReached)
      .map(({ personSeq, mode, deliveredOn, deliveredBy, receiver, refused, witnesses, mailNo, files: [file] }) => ({
        personSeq,
        mode,
        deliveredOn,
        deliveredBy: deliveredBy.trim(),
        receiver: receiver.trim(),
        refused,
        mailNo: mode === BY_POST ? mailNo.trim() : '',
        witnesses: refused ? witnesses : [],
        ...(file && { fileId: file.id }),
      })),
    unreached: rows
      .filter(({ isReached }) => !isReached)
      .map(({ personSeq, attempts }) => ({ personSeq, attempts: attempts.trim() })),
  }
}

/** What is wrong with the first row with which something is. */
export function deliveryProblems(field: string, text: string, rows: readonly Delivery[]): Problem[] {
  const found = rows.map(row => rowProblem(row, text)).find(Boolean)
  return found ? [{ field, text: found }] : []
}

function rowProblem(row: Delivery, text: string): string | undefined {
  const { isReached, mode, deliveredOn, deliveredBy, refused, witnesses, mailNo, attempts } = row
  if (!isReached) return attempts.trim().length < SHORTEST_ATTEMPTS ? '请填写不少于10个字的联系经过' : undefined
  if (!mode || !deliveredOn || !deliveredBy.trim()) return text
  if (mode === BY_POST && !MAIL_NUMBER.test(mailNo.trim())) return DELIVERY_TEXTS.wrongMailNo
  return refused && new Set(witnesses).size < WITNESSES ? '拒收的，请填写两名见证人' : undefined
}
