import { readsTogether, remoteApi } from '@portal/shared-lib'
import { type OpenedCaseAnswer, type OpenedCaseArgs, openedCase } from '@portal/shared-lib/contract/calls/opened-case'
import { casework } from '../api'
import { caseReadings } from '../case-api'

/** One call for what a case shows first; when it changes, each part is read again by its own. */
export const opened = remoteApi('mf-casework', 'opened', build => ({
  openedCase: readsTogether(build, openedCase, { tags: ['Petition', 'Todo'], parts: partsOf }),
}))

function partsOf(args: OpenedCaseArgs, answer: OpenedCaseAnswer) {
  const arg = { petitionNo: args.petitionNo }
  const { petition, timeline, buttons, clocks, submissions, todo, tabCounts } = answer
  return [
    casework.util.upsertQueryEntries([
      { endpointName: 'caseworkPetition', arg, value: petition },
      { endpointName: 'caseworkTimeline', arg, value: timeline },
    ]),
    caseReadings.util.upsertQueryEntries([
      { endpointName: 'caseButtons', arg: args, value: buttons },
      { endpointName: 'caseClocks', arg, value: clocks },
      { endpointName: 'caseSubmissions', arg, value: submissions },
      { endpointName: 'caseTodo', arg, value: todo },
      { endpointName: 'caseTabCounts', arg, value: tabCounts },
    ]),
  ]
}

export const { useOpenedCaseQuery } = opened
