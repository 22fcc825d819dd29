import { store } from '@portal/shared-lib'
import { useEffect, useState } from 'react'
import { useCaseworkPetitionQuery } from '../api'
import { AHEAD, FRESH } from '../fresh'
import { openedBy, todoOf } from './case-paths'
import { opened, useOpenedCaseQuery } from './opened'

/** Reads a case and what is shown first of it by one call, and from then on each part where it changes. */
export function useFirstReadings(petitionNo: string, address: string) {
  const todoId = todoOf(address)
  const [arrivedFor, arrive] = useState<string>()
  const isThere = arrivedFor === todoId
  const first = useOpenedCaseQuery({ petitionNo, todoId }, { ...FRESH, skip: isThere })
  const { isSuccess, isFetching } = first
  useEffect(() => {
    if (isSuccess && !isFetching) arrive(todoId)
  }, [isSuccess, isFetching, todoId])
  const later = useCaseworkPetitionQuery({ petitionNo }, { skip: !isThere })
  if (isThere) return later
  return { data: first.data?.petition, error: first.error, refetch: first.refetch }
}

/** Begins to read the same where an address opens a case: its page is made meanwhile. */
export function readAhead(address: string): void {
  const [pathname = '', search = ''] = address.split('?')
  const petitionNo = openedBy(pathname, search)
  if (petitionNo) store.dispatch(opened.util.prefetch('openedCase', { petitionNo, todoId: todoOf(address) }, AHEAD))
}
