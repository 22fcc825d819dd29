// Made from ../counters.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../counters'

export type ApprovalsArgs = CallArgs<typeof contract.approvals>
export type ApprovalsAnswer = CallAnswer<typeof contract.approvals>
export type ClosingChecksArgs = CallArgs<typeof contract.closingChecks>
export type ClosingChecksAnswer = CallAnswer<typeof contract.closingChecks>
export type DepartmentTodosArgs = CallArgs<typeof contract.departmentTodos>
export type DepartmentTodosAnswer = CallAnswer<typeof contract.departmentTodos>
export type DocumentsArgs = CallArgs<typeof contract.documents>
export type DocumentsAnswer = CallAnswer<typeof contract.documents>
export type HomeNumbersArgs = CallArgs<typeof contract.homeNumbers>
export type HomeNumbersAnswer = CallAnswer<typeof contract.homeNumbers>
export type InterviewsArgs = CallArgs<typeof contract.interviews>
export type InterviewsAnswer = CallAnswer<typeof contract.interviews>
export type LeaderCaseRequestsArgs = CallArgs<typeof contract.leaderCaseRequests>
export type LeaderCaseRequestsAnswer = CallAnswer<typeof contract.leaderCaseRequests>
export type LeaderLettersArgs = CallArgs<typeof contract.leaderLetters>
export type LeaderLettersAnswer = CallAnswer<typeof contract.leaderLetters>
export type NoticesToGiveArgs = CallArgs<typeof contract.noticesToGive>
export type NoticesToGiveAnswer = CallAnswer<typeof contract.noticesToGive>
export type OnlinePetitionsArgs = CallArgs<typeof contract.onlinePetitions>
export type OnlinePetitionsAnswer = CallAnswer<typeof contract.onlinePetitions>
export type PersonalTodosArgs = CallArgs<typeof contract.personalTodos>
export type PersonalTodosAnswer = CallAnswer<typeof contract.personalTodos>
export type ProxyEntriesArgs = CallArgs<typeof contract.proxyEntries>
export type ProxyEntriesAnswer = CallAnswer<typeof contract.proxyEntries>
export type RecommendationsArgs = CallArgs<typeof contract.recommendations>
export type RecommendationsAnswer = CallAnswer<typeof contract.recommendations>
export type ReportsToSignArgs = CallArgs<typeof contract.reportsToSign>
export type ReportsToSignAnswer = CallAnswer<typeof contract.reportsToSign>
export type ReturnsToSignArgs = CallArgs<typeof contract.returnsToSign>
export type ReturnsToSignAnswer = CallAnswer<typeof contract.returnsToSign>
export type ReviewApprovalsArgs = CallArgs<typeof contract.reviewApprovals>
export type ReviewApprovalsAnswer = CallAnswer<typeof contract.reviewApprovals>
export type ReviewsArgs = CallArgs<typeof contract.reviews>
export type ReviewsAnswer = CallAnswer<typeof contract.reviews>
export type ScansToRegisterArgs = CallArgs<typeof contract.scansToRegister>
export type ScansToRegisterAnswer = CallAnswer<typeof contract.scansToRegister>
export type SeveralArgs = CallArgs<typeof contract.several>
export type SeveralAnswer = CallAnswer<typeof contract.several>
export type SimplePetitionsArgs = CallArgs<typeof contract.simplePetitions>
export type SimplePetitionsAnswer = CallAnswer<typeof contract.simplePetitions>
export type SupervisionsArgs = CallArgs<typeof contract.supervisions>
export type SupervisionsAnswer = CallAnswer<typeof contract.supervisions>
export type TerminationsArgs = CallArgs<typeof contract.terminations>
export type TerminationsAnswer = CallAnswer<typeof contract.terminations>
export type UnreadScansArgs = CallArgs<typeof contract.unreadScans>
export type UnreadScansAnswer = CallAnswer<typeof contract.unreadScans>
export type WarningDaysArgs = CallArgs<typeof contract.warningDays>
export type WarningDaysAnswer = CallAnswer<typeof contract.warningDays>
export type WindowTicketsArgs = CallArgs<typeof contract.windowTickets>
export type WindowTicketsAnswer = CallAnswer<typeof contract.windowTickets>

export const approvals: CallDescriptor<ApprovalsArgs, ApprovalsAnswer> = {"id":"counters.approvals","method":"POST","path":"api/SyspController/getLdspListTotalCount","body":"form","background":true}

export const closingChecks: CallDescriptor<ClosingChecksArgs, ClosingChecksAnswer> = {"id":"counters.closingChecks","method":"POST","path":"api/DbxxController/getBjhcCount","body":"form","background":true}

export const departmentTodos: CallDescriptor<DepartmentTodosArgs, DepartmentTodosAnswer> = {"id":"counters.departmentTodos","method":"POST","path":"api/todos/departmentCount","body":"form","background":true}

export const documents: CallDescriptor<DocumentsArgs, DocumentsAnswer> = {"id":"counters.documents","method":"POST","path":"api/GwxxController/getGwDBCount","body":"form","background":true}

export const homeNumbers: CallDescriptor<HomeNumbersArgs, HomeNumbersAnswer> = {"id":"counters.homeNumbers","method":"POST","path":"api/homeController/getNumInfo","body":"form","background":true}

export const interviews: CallDescriptor<InterviewsArgs, InterviewsAnswer> = {"id":"counters.interviews","method":"POST","path":"api/lfjtController/getJtInfoCardListNum","body":"form","background":true}

export const leaderCaseRequests: CallDescriptor<LeaderCaseRequestsArgs, LeaderCaseRequestsAnswer> = {"id":"counters.leaderCaseRequests","method":"POST","path":"api/leaderCases/waiting","body":"form","background":true}

export const leaderLetters: CallDescriptor<LeaderLettersArgs, LeaderLettersAnswer> = {"id":"counters.leaderLetters","method":"POST","path":"api/DbxxController/leaderLetterList","body":"form","background":true}

export const noticesToGive: CallDescriptor<NoticesToGiveArgs, NoticesToGiveAnswer> = {"id":"counters.noticesToGive","method":"POST","path":"api/todos/noticeCount","body":"form","background":true}

export const onlinePetitions: CallDescriptor<OnlinePetitionsArgs, OnlinePetitionsAnswer> = {"id":"counters.onlinePetitions","method":"POST","path":"api/DbxxController/netLetterList","body":"form","background":true}

export const personalTodos: CallDescriptor<PersonalTodosArgs, PersonalTodosAnswer> = {"id":"counters.personalTodos","method":"POST","path":"api/DbxxController/getGerenBlListTotalCount","body":"form","background":true}

export const proxyEntries: CallDescriptor<ProxyEntriesArgs, ProxyEntriesAnswer> = {"id":"counters.proxyEntries","method":"POST","path":"api/ReplaceEntryController/getReplaceEntryInfo","body":"form","background":true}

export const recommendations: CallDescriptor<RecommendationsArgs, RecommendationsAnswer> = {"id":"counters.recommendations","method":"POST","path":"api/recommendations/count","body":"form","background":true}

export const reportsToSign: CallDescriptor<ReportsToSignArgs, ReportsToSignAnswer> = {"id":"counters.reportsToSign","method":"POST","path":"api/DbxxController/getBlbgListTotalCount","body":"form","background":true}

export const returnsToSign: CallDescriptor<ReturnsToSignArgs, ReturnsToSignAnswer> = {"id":"counters.returnsToSign","method":"POST","path":"api/todos/returnCount","body":"form","background":true}

export const reviewApprovals: CallDescriptor<ReviewApprovalsArgs, ReviewApprovalsAnswer> = {"id":"counters.reviewApprovals","method":"POST","path":"api/FcfhSyspController/queryDbCount","body":"form","background":true}

export const reviews: CallDescriptor<ReviewsArgs, ReviewsAnswer> = {"id":"counters.reviews","method":"POST","path":"api/FcfhblfsxxController/queryDbCount","body":"form","background":true}

export const scansToRegister: CallDescriptor<ScansToRegisterArgs, ScansToRegisterAnswer> = {"id":"counters.scansToRegister","method":"POST","path":"api/recognition/waitingCount","body":"form","background":true}

export const several: CallDescriptor<SeveralArgs, SeveralAnswer> = {"id":"counters.several","method":"POST","path":"api/counters/several","body":"json","background":true}

export const simplePetitions: CallDescriptor<SimplePetitionsArgs, SimplePetitionsAnswer> = {"id":"counters.simplePetitions","method":"POST","path":"api/petitions/simpleCount","body":"form","background":true}

export const supervisions: CallDescriptor<SupervisionsArgs, SupervisionsAnswer> = {"id":"counters.supervisions","method":"POST","path":"api/DbDbxxController/getDbDbxxCount","body":"form","background":true}

export const terminations: CallDescriptor<TerminationsArgs, TerminationsAnswer> = {"id":"counters.terminations","method":"POST","path":"api/ZjsbController/getZjdbList","body":"form","background":true}

export const unreadScans: CallDescriptor<UnreadScansArgs, UnreadScansAnswer> = {"id":"counters.unreadScans","method":"POST","path":"api/recognition/unreadCount","body":"form","background":true}

export const warningDays: CallDescriptor<WarningDaysArgs, WarningDaysAnswer> = {"id":"counters.warningDays","method":"POST","path":"api/WarningInfSetController/getXfjYjxx","body":"form","background":true,"receive":{"row":"yjlx","days":"sysx"}}

export const windowTickets: CallDescriptor<WindowTicketsArgs, WindowTicketsAnswer> = {"id":"counters.windowTickets","method":"POST","path":"api/windowRegisterController/getBdCount","body":"form","background":true}
