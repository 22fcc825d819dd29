import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'

/** Each of the named mails once; refused where one of them cannot be the id of any. */
export function mailIds(named: readonly string[]): string[] {
  const ids = [...new Set(named)]
  return ids.every(isRowId) ? ids : mailMissing()
}

export const mailMissing = (): never => refuse('notFound', { what: '邮件' })
