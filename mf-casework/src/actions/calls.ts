import * as answer from '@portal/shared-lib/contract/calls/answer'
import * as caseActions from '@portal/shared-lib/contract/calls/case-actions'
import * as closing from '@portal/shared-lib/contract/calls/closing'
import * as correction from '@portal/shared-lib/contract/calls/correction'
import * as dispatch from '@portal/shared-lib/contract/calls/dispatch'
import * as handling from '@portal/shared-lib/contract/calls/handling'
import * as receive from '@portal/shared-lib/contract/calls/receive'
import * as report from '@portal/shared-lib/contract/calls/report'
import type { ArgsOf, CallDescriptor } from '@portal/shared-lib/contract/descriptor'

/** What every action is told and what it answers, whichever it is. */
type ActionCall = CallDescriptor<
  Pick<ArgsOf<typeof receive.signFor>, 'petitionNo' | 'version' | 'todoId' | 'paperId'>,
  NonNullable<(typeof receive.signFor)['types']>['answer']
>

const FOLDER = 'api/petitions/'

const SERVICES: readonly object[] = [answer, caseActions, closing, correction, dispatch, handling, receive, report]
const CALLS = SERVICES.flatMap(service => Object.values(service) as CallDescriptor[])

/** The call of an action, by the last part of its path. Its own arguments were checked by its form. */
export function callOf(action: string): ActionCall {
  const call = CALLS.find(({ path }) => path === FOLDER + action)
  if (!call) throw new Error(`There is no call for the action ${action}`)
  return call as unknown as ActionCall
}
