import { useMemo } from 'react'
import { useCaseworkListsApprovalsQuery, useCaseworkListsPageQuery } from '../api'
import type { ListView } from '../view'
import { approvalsAsked, approvalsPage, LIMIT, type PageArgs } from './read-page'

/** The first page, read again whenever something has changed that it shows. */
export function useHead({ source }: ListView, args: PageArgs) {
  const ofApprovals = source === 'approvals'
  const always = { refetchOnMountOrArgChange: true }
  const petitions = useCaseworkListsPageQuery({ ...args, limit: LIMIT }, { ...always, skip: ofApprovals })
  const approvals = useCaseworkListsApprovalsQuery(
    { ...approvalsAsked(args.filter), limit: LIMIT },
    { ...always, skip: !ofApprovals },
  )
  const { currentData, error, isFetching, refetch } = ofApprovals ? approvals : petitions
  const page = useMemo(() => {
    if (!currentData) return undefined
    return ofApprovals ? approvalsPage(currentData as NonNullable<typeof approvals.currentData>) : petitions.currentData
  }, [currentData, ofApprovals, petitions.currentData])
  return { page, error, isFetching, refetch }
}
