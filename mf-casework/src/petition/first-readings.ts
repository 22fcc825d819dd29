import { store } from '@portal/shared-lib'
import { casework, useCaseworkPetitionQuery, useCaseworkTimelineQuery } from '../api'
import {
  caseReadings,
  useCaseButtonsQuery,
  useCaseClocksQuery,
  useCaseSubmissionsQuery,
  useCaseTabCountsQuery,
  useCaseTodoQuery,
} from '../case-api'
import { AHEAD, FRESH } from '../fresh'
import { openedBy, todoOf } from './case-paths'

/** Reads a case, and beside it what is shown first of it, not one after the other. */
export function useFirstReadings(petitionNo: string, address: string) {
  useCaseButtonsQuery({ petitionNo, todoId: todoOf(address) })
  useCaseworkTimelineQuery({ petitionNo })
  useCaseClocksQuery({ petitionNo })
  useCaseSubmissionsQuery({ petitionNo })
  useCaseTodoQuery({ petitionNo })
  useCaseTabCountsQuery({ petitionNo })
  return useCaseworkPetitionQuery({ petitionNo }, FRESH)
}

/** Begins to read the same where an address opens a case: its page is made meanwhile. */
export function readAhead(address: string): void {
  const [pathname = '', search = ''] = address.split('?')
  const petitionNo = openedBy(pathname, search)
  if (!petitionNo) return
  const { prefetch } = caseReadings.util
  store.dispatch(casework.util.prefetch('caseworkPetition', { petitionNo }, AHEAD))
  store.dispatch(prefetch('caseButtons', { petitionNo, todoId: todoOf(address) }, AHEAD))
  store.dispatch(casework.util.prefetch('caseworkTimeline', { petitionNo }, AHEAD))
  store.dispatch(prefetch('caseClocks', { petitionNo }, AHEAD))
  store.dispatch(prefetch('caseSubmissions', { petitionNo }, AHEAD))
  store.dispatch(prefetch('caseTodo', { petitionNo }, AHEAD))
  store.dispatch(prefetch('caseTabCounts', { petitionNo }, AHEAD))
}
