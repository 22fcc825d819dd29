import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { openedCase } from '@portal/shared-lib/contract/opened-case'
import { openCase } from '../../petitions/record/opened'
import { readTimeline } from '../../petitions/record/timeline'
import type { Ask } from '../../platform/route'
import { readButtons } from '../../workflow/buttons'
import { listClocks } from '../clocks/list'
import { readPetitionTodo } from './petition-todo'
import { readSubmissions } from './submissions'
import { readTabCounts } from './tab-counts'

type Opened = CallAnswer<typeof openedCase>

/** What the page of a case shows first. Whoever may not see the case is refused before anything else is read. */
export async function readOpened(ask: Ask<CallInput<typeof openedCase>>): Promise<Opened> {
  const { args, caller, db, services, request } = ask
  const { petitionNo } = args
  const now = services.now()
  const petition = await openCase(ask)
  const [buttons, timeline, clocks, submissions, todo, tabCounts] = await Promise.all([
    readButtons(db, caller, args, now),
    readTimeline(db, caller, petitionNo, services, request.log),
    listClocks(db, caller, petitionNo, now),
    readSubmissions(db, caller, petitionNo),
    readPetitionTodo(db, caller, petitionNo, now),
    readTabCounts(db, caller, petitionNo, now),
  ])
  return { petition, buttons, timeline, clocks, submissions, todo, tabCounts }
}
