import type { Person } from '@portal/shared-lib/people-picker'

/** What a mail holds while it is being written. */
export interface Written {
  readonly contents: string
  readonly receivers: Person[]
  readonly attachments: { id: string; name: string; size?: number | undefined }[]
}

export const NOTHING: Written = { contents: '', receivers: [], attachments: [] }

/** Whether two say the same. */
export function same(one: Written, other: Written | null | undefined): boolean {
  return other !== null && other !== undefined && wordsOf(one) === wordsOf(other)
}

const wordsOf = ({ contents, receivers, attachments }: Written) =>
  JSON.stringify([contents, receivers.map(({ loginAccount }) => loginAccount), attachments.map(({ id }) => id)])

/** Whether somebody has written anything; who begins with a receiver has written nothing yet. */
export function isStarted(written: Written, receivers: readonly Person[]): boolean {
  return !same(written, { ...NOTHING, receivers: [...receivers] })
}
