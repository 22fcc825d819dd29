import { useCaseworkTimelineQuery } from '../api'
import { useCaseButtonsQuery, useCaseClocksQuery, useCaseSubmissionsQuery, useCaseTodoQuery } from './api'
import { todoOf } from './kept/case-paths'

/** Reads what a case shows first beside the case itself, not one after the other. */
export function useFirstReadings(petitionNo: string, address: string): void {
  useCaseButtonsQuery({ petitionNo, todoId: todoOf(address) })
  useCaseworkTimelineQuery({ petitionNo })
  useCaseClocksQuery({ petitionNo })
  useCaseSubmissionsQuery({ petitionNo })
  useCaseTodoQuery({ petitionNo })
}
