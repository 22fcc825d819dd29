import { readFile } from 'node:fs/promises'
import { lockId, readLock } from '../lock.ts'
import { securityChanges } from './security-changes.ts'
import type { Sheet } from './sheet.ts'

/** The rule by which compositions are compared, as the contract has it. */
export type Rule = Pick<
  typeof import('@portal/shared-lib/contract/rules/compositions'),
  'changesBetween' | 'CHANGE_NAMES'
>

/**
 * What the sheet of a change says.
 * @param before file of a lock, as `after`
 */
export async function readSheet({ changesBetween, CHANGE_NAMES }: Rule, before: string, after: string): Promise<Sheet> {
  const [old, next] = [await readLock(before), await readLock(after)]
  return {
    province: next.province.name,
    before: lockId(await readFile(before)),
    after: lockId(await readFile(after)),
    staff: changesBetween(old, next).map(({ how, ...change }) => ({ ...change, how: CHANGE_NAMES[how] })),
    security: securityChanges(old, next, CHANGE_NAMES),
  }
}
