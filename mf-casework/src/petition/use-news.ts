import { useDesktop } from '@portal/shared-lib'
import type { TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { useCaseVisitQuery } from '../case-api'

/** Tells what of a petition's timeline others have done since the user looked at it last; nothing at the first time. */
export function useNews(petitionNo: string): (entry: TimelineAnswer[number]) => boolean {
  const { before } = useCaseVisitQuery({ petitionNo }).data ?? {}
  const desktop = useDesktop()
  return ({ at, actor, organisation }) =>
    Boolean(before && at > before) && !(actor === desktop?.userName && organisation === desktop.orgName)
}
