import { reads, remoteApi, writes } from '@portal/shared-lib'
import { updateHandingPreference, userInfo } from '@portal/shared-lib/contract/calls/account'
import { acceptSimple } from '@portal/shared-lib/contract/calls/answer'
import { buttonStatus } from '@portal/shared-lib/contract/calls/buttons'
import { reply } from '@portal/shared-lib/contract/calls/dispatch'
import { duplicates } from '@portal/shared-lib/contract/calls/duplicates'
import {
  askLeaderCase,
  decideLeaderCase,
  leaderCases,
  registerLeaderCase,
  reportLeaderCase,
} from '@portal/shared-lib/contract/calls/leader-cases'
import { findColleagues, findOrganisations, findRegions } from '@portal/shared-lib/contract/calls/lookups'
import {
  onlineItem,
  onlineItems,
  registerOnline,
  registerSameOnline,
  rejectOnline,
  sameOnline,
} from '@portal/shared-lib/contract/calls/online'
import { deleteDraft, draft, drafts, saveDraft } from '@portal/shared-lib/contract/calls/petition-drafts'
import { register } from '@portal/shared-lib/contract/calls/registration'
import { codeTable, regions } from '@portal/shared-lib/contract/calls/tables'
import {
  callTicket,
  issueTicket,
  missTicket,
  registerInterview,
  tickets,
  voidTicket,
} from '@portal/shared-lib/contract/calls/tickets'

export const {
  useCaseworkRegisterMutation,
  useCaseworkUserInfoQuery,
  useCaseworkUpdateHandingPreferenceMutation,
  useCaseworkDuplicatesQuery,
  useCaseworkAnswerSimpleMutation,
  useCaseworkTakeSimpleMutation,
  useCaseworkOnlineItemsQuery,
  useCaseworkOnlineItemQuery,
  useCaseworkRegisterOnlineMutation,
  useCaseworkRejectOnlineMutation,
  useCaseworkSameOnlineQuery,
  useCaseworkRegisterSameOnlineMutation,
  useCaseworkTicketsQuery,
  useCaseworkCallTicketMutation,
  useCaseworkMissTicketMutation,
  useCaseworkVoidTicketMutation,
  useCaseworkIssueTicketMutation,
  useCaseworkRegisterInterviewMutation,
  useCaseworkLeaderCasesQuery,
  useCaseworkRegisterLeaderCaseMutation,
  useCaseworkReportLeaderCaseMutation,
  useCaseworkAskLeaderCaseMutation,
  useCaseworkDecideLeaderCaseMutation,

  useCaseworkNextStepsQuery,
  useLazyCaseworkNextStepsQuery,
  useLazyCaseworkDraftQuery,
  useCaseworkDraftsQuery,
  useCaseworkSaveDraftMutation,
  useCaseworkDeleteDraftMutation,
  useCaseworkColleaguesQuery,
  useCaseworkOrganisationsQuery,
  useLazyCaseworkFindRegionsQuery,
  useCaseworkFormTableQuery,
  useLazyCaseworkRegionsBelowQuery,
} = remoteApi('mf-casework', 'casework', build => ({
  caseworkRegister: writes(build, register, ['Todo', 'Petition']),
  caseworkUserInfo: reads(build, userInfo, ['Account']),
  caseworkUpdateHandingPreference: writes(build, updateHandingPreference, ['Account']),
  caseworkNextSteps: reads(build, buttonStatus, ['Petition']),
  caseworkAnswerSimple: writes(build, reply, ['Todo', 'Petition']),
  caseworkTakeSimple: writes(build, acceptSimple, ['Todo', 'Petition']),
  caseworkOnlineItems: reads(build, onlineItems, ['Todo']),
  caseworkOnlineItem: reads(build, onlineItem),
  caseworkSameOnline: reads(build, sameOnline),
  caseworkRegisterSameOnline: writes(build, registerSameOnline, ['Todo', 'Petition']),
  caseworkRegisterOnline: writes(build, registerOnline, ['Todo', 'Petition']),
  caseworkRejectOnline: writes(build, rejectOnline, ['Todo', 'Petition']),
  caseworkTickets: reads(build, tickets, ['Todo']),
  caseworkCallTicket: writes(build, callTicket, ['Todo']),
  caseworkMissTicket: writes(build, missTicket, ['Todo']),
  caseworkVoidTicket: writes(build, voidTicket, ['Todo']),
  caseworkIssueTicket: writes(build, issueTicket, ['Todo']),
  caseworkRegisterInterview: writes(build, registerInterview, ['Todo', 'Petition']),
  caseworkLeaderCases: reads(build, leaderCases, ['Petition']),
  caseworkRegisterLeaderCase: writes(build, registerLeaderCase, ['Petition']),
  caseworkReportLeaderCase: writes(build, reportLeaderCase, ['Petition']),
  caseworkAskLeaderCase: writes(build, askLeaderCase, ['Petition', 'Todo']),
  caseworkDecideLeaderCase: writes(build, decideLeaderCase, ['Petition', 'Todo']),
  caseworkDuplicates: reads(build, duplicates, ['Petition']),
  caseworkDraft: reads(build, draft),
  caseworkDrafts: reads(build, drafts),
  caseworkSaveDraft: writes(build, saveDraft),
  caseworkDeleteDraft: writes(build, deleteDraft),
  caseworkColleagues: reads(build, findColleagues, ['Table']),
  caseworkOrganisations: reads(build, findOrganisations, ['Table']),
  caseworkFindRegions: reads(build, findRegions, ['Table']),
  caseworkFormTable: reads(build, codeTable, ['Table']),
  caseworkRegionsBelow: reads(build, regions, ['Table']),
}))
