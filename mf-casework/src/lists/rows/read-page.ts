import { type PortalError, send } from '@portal/shared-lib'
import { type ApprovalsAnswer, type ApprovalsArgs, approvals } from '@portal/shared-lib/contract/calls/approvals'
import { type PetitionListArgs, petitionList } from '@portal/shared-lib/contract/calls/lists'
import type { Row } from '../row'
import type { ListView } from '../view'
import type { RowsPage } from './shown'

/** Rows of a page. */
export const LIMIT = 100

export type PageArgs = Pick<PetitionListArgs, 'viewId' | 'filter' | 'sort'>

/** The page behind a cursor, the first without one. */
export async function readPage(
  { source }: ListView,
  args: PageArgs,
  cursor: string | undefined,
): Promise<{ page: RowsPage; error?: undefined } | { page?: undefined; error: PortalError }> {
  const where = { limit: LIMIT, ...(cursor && { cursor }) }
  if (source === 'approvals') {
    const { data, error } = await send(approvals, { ...where, ...approvalsAsked(args) })
    return error ? { error } : { page: approvalsPage(data) }
  }
  const { data, error } = await send(petitionList, { ...args, ...where })
  return error ? { error } : { page: data }
}

/** An approval as a row, under the names that the columns of its list have. */
export const approvalsPage = ({ list, ...rest }: ApprovalsAnswer): RowsPage => ({
  ...rest,
  list: list.map(
    ({ approvalId, petitionNo, remainingDays, ...row }): Row => ({
      ...row,
      id: approvalId,
      xfjbh: petitionNo,
      sysx: remainingDays,
    }),
  ),
})

/** By what approvals are filtered: their subjects, who submitted them, how long they have been lying; and sorted, where not as they are by themselves. */
export function approvalsAsked({
  filter,
  sort,
}: Pick<PageArgs, 'filter' | 'sort'>): Pick<ApprovalsArgs, 'types' | 'applicantDept' | 'stayHours' | 'sort'> {
  const groups = filter?.groups?.flatMap(({ conditions = [] }) => conditions) ?? []
  const conditions = [...(filter?.conditions ?? []), ...groups]
  const valuesOf = (name: string) => conditions.flatMap(({ field, values = [] }) => (field === name ? values : []))
  const [applicantDept] = valuesOf('applicantDept')
  const [stayHours] = valuesOf('stayHours').map(Number)
  return {
    types: valuesOf('type'),
    ...(isApprovalSort(sort) && { sort }),
    ...(applicantDept && { applicantDept }),
    ...(stayHours && { stayHours }),
  }
}

/** What somebody has spoilt in the address sorts by nothing. */
const isApprovalSort = (sort: PageArgs['sort']): sort is NonNullable<ApprovalsArgs['sort']> =>
  sort?.field === 'dueAt' || sort?.field === 'submittedAt'
