import { z } from 'zod'
import { buttonStatus, ofCase } from './buttons'
import { submissions, tabCounts } from './cases'
import { clocks } from './clocks'
import { call } from './form'
import { petition, timeline } from './petitions'
import { petitionTodo } from './todos'

/**
 * What the page of a case shows first, as the calls of its parts answer it: together, so that opening a case is one
 * call. It counts as opening the case. Arguments are those of the buttons.
 */
export const openedCase = call('POST', 'api/petitions/opened', {
  json: ofCase,
  answer: z.object({
    petition: petition.answer,
    buttons: buttonStatus.answer,
    timeline: timeline.answer,
    clocks: clocks.answer,
    submissions: submissions.answer,
    todo: petitionTodo.answer,
    tabCounts: tabCounts.answer,
  }),
})
