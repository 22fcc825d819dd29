import { reads, remoteApi, writes } from '@portal/shared-lib'
import { buttonStatus } from '@portal/shared-lib/contract/calls/buttons'
import { notes, removeNote, saveNote } from '@portal/shared-lib/contract/calls/case-notes'
import {
  disclosures,
  oversight,
  papers,
  people,
  ratings,
  related,
  steps,
  submissions,
  tabCounts,
  visit,
} from '@portal/shared-lib/contract/calls/cases'
import { accessList, destinations, previewLimit } from '@portal/shared-lib/contract/calls/choices'
import { clocks, explainClock } from '@portal/shared-lib/contract/calls/clocks'
import { documentTemplates } from '@portal/shared-lib/contract/calls/documents'
import { article } from '@portal/shared-lib/contract/calls/knowledge'
import { dispatchPreset } from '@portal/shared-lib/contract/calls/registration'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'

/** What the page of a case reads beside the case itself; each when it is first shown. */
export const caseReadings = remoteApi('mf-casework', 'case', build => ({
  caseButtons: reads(build, buttonStatus, ['Petition', 'Todo']),
  caseClocks: reads(build, clocks, ['Petition']),
  caseExplain: reads(build, explainClock, ['Petition']),
  caseSteps: reads(build, steps, ['Petition']),
  caseDisclosures: reads(build, disclosures, ['Petition']),
  casePeople: reads(build, people, ['Petition']),
  casePapers: reads(build, papers, ['Petition']),
  caseRelated: reads(build, related, ['Petition']),
  caseOversight: reads(build, oversight, ['Petition']),
  caseRatings: reads(build, ratings, ['Petition']),
  caseSubmissions: reads(build, submissions, ['Petition', 'Todo']),
  caseTabCounts: reads(build, tabCounts, ['Petition', 'Todo']),
  caseVisit: reads(build, visit),
  caseDestinations: reads(build, destinations),
  caseAccessList: reads(build, accessList, ['Petition']),
  caseTemplates: reads(build, documentTemplates, ['Petition']),
  caseArticle: reads(build, article, ['Knowledge']),
  casePreviewLimit: reads(build, previewLimit, ['Petition']),
  caseNotes: reads(build, notes, ['Note']),
  caseSaveNote: writes(build, saveNote, ['Note']),
  caseRemoveNote: writes(build, removeNote, ['Note']),
  casePreset: reads(build, dispatchPreset, ['Petition']),
  caseTodo: reads(build, petitionTodo, ['Petition', 'Todo']),
}))

export const {
  useCaseButtonsQuery,
  useCaseClocksQuery,
  useCaseExplainQuery,
  useCaseStepsQuery,
  useCaseDisclosuresQuery,
  useCasePeopleQuery,
  useCasePapersQuery,
  useCaseRelatedQuery,
  useCaseOversightQuery,
  useCaseRatingsQuery,
  useCaseSubmissionsQuery,
  useCaseTabCountsQuery,
  useCaseVisitQuery,
  useCaseDestinationsQuery,
  useCasePreviewLimitQuery,
  useCaseTodoQuery,
  useCaseTemplatesQuery,
  useCaseArticleQuery,
  useCaseAccessListQuery,
  useCasePresetQuery,
  useCaseNotesQuery,
  useCaseSaveNoteMutation,
  useCaseRemoveNoteMutation,
} = caseReadings
