import * as actions from '@portal/shared-lib/contract/actions'
import { OWN_ROUTES, ROW_ROUTES } from './named'

/**
 * By what a route admits and what its arguments can name. open: anybody. own: any session, and it can name nothing that
 * belongs to somebody else. list: any session, and each list says which pages it needs. petition: a petition in scope
 * and not behind a wall. action: so, and a button. row: something that belongs to somebody, which strangers do not find.
 */
export type Kind = 'open' | 'own' | 'list' | 'petition' | 'action' | 'row'

const of = (kind: Kind, names: string): [string, Kind][] =>
  names.split(/\s+/).flatMap(name => (name ? [[name, kind]] : []))

/** 办理: each is a call of its own, and all are decided alike. */
const ACTION_ROUTES = Object.keys(actions)
  .map(name => `actions.${name}`)
  .join(' ')

/** Every route of the server. A new one is added here by hand, once it is clear whom it answers. */
export const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...of(
    'open',
    'identity.organisationsOfAccount identity.signIn certificates.serverCertificate signOn.signOnOrganisations',
  ),
  ...of('open', 'selfEntries.checkSelfEntry selfEntries.sendSelfEntry selfEntries.visitOutcome selfEntries.rateVisit'),
  ...of(
    'open',
    'certificates.challenge qrSignIn.qrToken qrSignIn.checkQrToken reports.reportFault reports.reportTimes',
  ),
  ...of('list', 'lists.petitionList lists.listSettings lists.saveColumns lists.savedFilters lists.saveFilter'),
  ...of('list', 'lists.listCounts lists.listShares exportTasks.startExport'),
  ...of(
    'petition',
    'petitions.petition petitions.timeline registration.dispatchPreset correction.registeredForm reveal.reveal clocks.clocks',
  ),
  ...of('petition', 'clocks.explainClock buttons.buttonStatus locks.lockPetition locks.unlockPetition'),
  ...of('petition', 'todos.petitionTodo screens.caseAddress meetings.createMeeting'),
  ...of(
    'petition',
    'recognition.letterText recognition.letterPage documents.createDocument documents.documentTemplates',
  ),
  ...of('petition', 'caseNotes.notes caseNotes.saveNote caseNotes.removeNote'),
  ...of('petition', 'cases.steps cases.disclosures cases.people cases.papers cases.related'),
  ...of(
    'petition',
    'cases.oversight cases.ratings cases.submissions cases.tabCounts cases.visit openedCase.openedCase choices.destinations choices.previewLimit choices.accessList leaderCases.registerLeaderCase receptions.followUp jointReceptions.handOverVisit inspections.registerFeedback',
  ),
  ...of('petition', 'reviews.origin reviews.reviewsOf terminations.candidate terminations.terminationsOf'),
  ...of('petition', 'supervisions.supervisionsOf search.similar'),
  ...of('petition', 'recommendations.write recommendations.recommendationsOf'),
  ...of('petition', 'officialDocuments.draft officialDocuments.draftOfCase officialDocuments.officialDocumentsOf'),
  ...of('petition', 'supervisionEvents.addSupervisionEvent supervisionEvents.supervisionEventsOf'),
  ...of('action', ACTION_ROUTES),
  ...of('row', ROW_ROUTES),
  ...of('own', 'documents.documentNumbers'),
  ...of('row', 'documents.cancelDocumentNo'),
  ...of('own', OWN_ROUTES),
])

const REGISTRATION_PAGES = [
  ...['letterManage/letterRegister', 'letterManage/letterRegisterAiInfo', 'centralizedScan/letterRegister'],
  ...['visitorManage/visitorRegister', 'leaderJieFang/leaderJFRegister', 'netManage/netRegister'],
  ...['teleManage/teleRegister', 'xsdjManage/xsRegister', 'simpleManage/simpleRegister'],
]
const WINDOW = 'windowsComManage/windowsComRegister'
const VISITOR = 'visitorManage/visitorRegister'
const CODES = 'jiefangEwm/jiefangEwmPage'
const SCANS = [
  ...['centralizedScan/letterRegister', 'letterManage/letterOriginal', 'letterManage/letterRegisterAiInfo'],
]
const DEPARTMENT = 'toDoManage/departToDo'
const TODO_PAGES = [DEPARTMENT, 'toDoManage/personalToDo']
const ONLINE = ['netManage/netRegister', 'toDoManage/netLetterRegister', 'departWsxfTab', 'personalWsxfTab']

const needing = (permissions: readonly string[], names: string): [string, readonly string[]][] =>
  names.split(' ').map(name => [name, permissions])

/** Permissions of which a route needs one before anything else; those that are not here need none. */
export const NEEDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...needing(
    ['leadershipBoard', 'stat/reports', 'sxjkPage'],
    'stats.overview stats.map stats.trend stats.ranking stats.shares stats.ticker',
  ),
  ...needing(
    ['decisionBoard'],
    'decisionBoard.policyMatrix decisionBoard.citations decisionBoard.causes decisionBoard.beforeAfter decisionBoard.suggestions decisionBoard.topics decisionBoard.forecast',
  ),
  ...needing(
    ['leadershipBoard', 'stat/reports', 'sxjkPage', 'decisionBoard', 'kanbanSystem/kanbanRegion'],
    'stats.regions',
  ),
  ...needing(['kanbanSystem/kanbanRegion'], 'stats.today stats.acknowledge'),
  ...needing(
    ['sxjkPage'],
    'stats.mapSheet regionPanel.region regionPanel.circular regionPanel.saveCircular regionPanel.circularPaper',
  ),
  ...needing(
    ['wisdomSearch'],
    'search.search search.suggestSearch search.similar search.searches search.noteSearch search.clearSearches search.saveSearch search.removeSearch',
  ),
  ...needing(['xfj:viewPii'], 'search.searchPeople'),
  ...needing(['toDoManage/personalToDo'], 'homes.ownWeek'),
  ...needing(
    ['zs:edit'],
    'knowledgeAdmin.draft knowledgeAdmin.createDraft knowledgeAdmin.saveDraft knowledgeAdmin.submitDraft knowledgeAdmin.publishDraft knowledgeAdmin.returnDraft knowledgeAdmin.retireDocument knowledgeAdmin.discardDraft',
  ),
  ...needing(
    ['zs:edit'],
    'knowledgeAdmin.managedDocuments knowledgeAdmin.managedTree knowledgeAdmin.searchManaged knowledgeAdmin.readTextFile knowledgeAdmin.moveNode knowledgeAdmin.saveFolder knowledgeAdmin.removeFolder knowledgeAdmin.setCategories knowledgeAdmin.editors knowledgeAdmin.feedback knowledgeAdmin.handleFeedback',
  ),
  ...needing(['zs:edit'], 'search.synonyms search.saveSynonyms search.removeSynonyms'),
  ...needing(['cb:urge'], 'urging.urgeable urging.urgeMany'),
  ...needing(['stat/reports'], 'stats.reports stats.report stats.reportSheet'),
  ...needing(['tj:freeze'], 'stats.freeze'),
  ...needing(
    ['stat/reports'],
    'crossTables.crossTable crossTables.crossSheet crossTables.savedTables crossTables.saveTable crossTables.renameTable crossTables.removeTable crossTables.schedules crossTables.scheduleTable crossTables.pauseSchedule crossTables.stopSchedule',
  ),
  ...needing(['sys/organisation'], 'organisations.insertOrganisation'),
  ...needing(
    ['sys/organisation'],
    'organisationAdmin.managedOrganisations organisationAdmin.organisationParts organisationAdmin.closeOrganisation organisationAdmin.reopenOrganisation organisationAdmin.previewMerge organisationAdmin.mergeOrganisation organisationAdmin.setOrganisationAccess organisationAdmin.saveDepartment organisationAdmin.removeDepartment organisationAdmin.checkTable organisationAdmin.importTable',
  ),
  ...needing(
    ['sys/organisation'],
    'regionAdmin.managedRegion regionAdmin.setRegionDays regionAdmin.previewRegionMerge regionAdmin.mergeRegion',
  ),
  ...needing(['sys/user'], 'accounts.managedAccounts accounts.managedAccount accounts.accountChoices'),
  ...needing(
    ['sys:account'],
    'accounts.createAccount accounts.checkImport accounts.importAccounts accounts.updateAccount accounts.savePost accounts.removePost accounts.askPasswordReset',
  ),
  ...needing(['sys:account'], 'accounts.closeAccount accounts.reopenAccount'),
  ...needing(['sys:account', 'sys:grant'], 'accounts.signOutAccount accounts.setRoles accounts.agreeRoles'),
  ...needing(['sys:account', 'sys:grant'], 'scopes.declineRoles'),
  ...needing(['sys/authorisation'], 'scopes.postScopes'),
  ...needing(['sys/authorisation', 'sys/audit'], 'rightsReviews.rightsReviews rightsReviews.rightsReview'),
  ...needing(['sys:agree'], 'rightsReviews.decideRights rightsReviews.agreeRemoval rightsReviews.declineRemoval'),
  ...needing(['sys:right', 'sys/audit'], 'rightsReviews.signReview'),
  ...needing(['sys/audit'], 'rightsReviews.returnReview'),
  ...needing(['sys:right'], 'scopes.previewScope scopes.proposeScope'),
  ...needing(
    ['sys:grant'],
    'accounts.unlockAccount accounts.wakeAccount accounts.untieAccount accounts.issuePassword accounts.activateAccounts',
  ),
  ...needing(['db:create'], 'supervisions.draft supervisions.origin'),
  ...needing(['letterManage/letterRegister'], 'petitions.registerLetter'),
  ...needing(REGISTRATION_PAGES, 'registration.register petitionDrafts.saveDraft petitionDrafts.drafts'),
  ...needing(
    REGISTRATION_PAGES,
    'registration.limitsAhead registration.suggest petitionDrafts.draft petitionDrafts.deleteDraft',
  ),
  ...needing(SCANS, 'registration.takeScan registration.registerScan registration.discardScan registration.fileScans'),
  ...needing(
    SCANS,
    'recognition.scanBatches recognition.scans recognition.scan recognition.holdScan recognition.markUnreadable recognition.recognise recognition.recognitionState',
  ),
  ...needing(
    SCANS,
    'recognition.scanPage recognition.pages recognition.pagePicture recognition.arrange recognition.merge',
  ),
  ...needing(['xsdjManage/xsRegister'], 'inspections.importInspections inspections.registerFeedback'),
  ...needing(['scan:assign'], 'recognition.scanClerks recognition.assignScans'),
  ...needing([WINDOW], 'tickets.issueTicket tickets.reserveTicket tickets.voidTicket'),
  ...needing([WINDOW, VISITOR, 'visitorMainScreen/visitorMainScreen'], 'tickets.tickets receptions.receptionsToday'),
  ...needing([WINDOW, VISITOR, 'visitorMainScreen/visitorMainScreen'], 'hallNotices.hallNotice'),
  ...needing(['hall:notice'], 'hallNotices.saveHallNotice'),
  ...needing([WINDOW, VISITOR], 'tickets.callTicket tickets.missTicket'),
  ...needing(
    [VISITOR],
    'tickets.registerInterview jointReceptions.jointReceptions jointReceptions.windowUnits jointReceptions.handOverTicket',
  ),
  ...needing([VISITOR], 'jointReceptions.handOverVisit jointReceptions.recallJoint jointReceptions.takeJoint'),
  ...needing([VISITOR], 'jointReceptions.answerJoint selfEntries.takeSelfEntry'),
  ...needing([WINDOW, CODES], 'selfEntries.openSelfEntry'),
  ...needing([WINDOW, VISITOR, 'visitorMainScreen/visitorMainScreen', CODES], 'selfEntries.selfEntries'),
  ...needing(ONLINE, 'online.onlineItems online.onlineItem online.registerOnline online.rejectOnline'),
  ...needing(ONLINE, 'online.sameOnline online.registerSameOnline'),
  ...needing(['toDoManage/leaderMailbox'], 'online.escalateOnline'),
  ...needing(['xfj:register', 'jf:register', WINDOW], 'duplicates.duplicates'),
  ...needing(TODO_PAGES, 'todos.todos assignments.assignees assignments.deputies assignments.appointDeputy'),
  ...needing(TODO_PAGES, 'assignments.endDeputy'),
  ...needing(
    [DEPARTMENT],
    'todos.claim assignments.claimSeveral assignments.distribute assignments.previewDistribution assignments.leavers assignments.workOf',
  ),
  ...needing([DEPARTMENT], 'assignments.handOver'),
  ...needing(['toDoManage/personalToDo'], 'assignments.handOn assignments.release assignments.remind'),
  ...needing(
    ['xfj:export', 'xfj:exportClosed'],
    'exportTasks.startExport exportTasks.exportState exportTasks.ownExports exportTasks.cancelExport',
  ),
  ...needing(['sp:approve'], 'exportTasks.exportsToApprove exportTasks.decideExport'),
  ...needing(['sp:delegate'], 'approvals.delegate'),
  ...needing(['sys/codeTable', 'sys/parameter'], 'clocks.calendarYears'),
  ...needing(['sys/jobs'], 'jobs.jobKinds jobs.jobs jobs.retryJob'),
  ...needing(['sys/federation'], 'federation.compositions federation.rings'),
  ...needing(['sys/parameter'], 'parameters.parameters parameters.parameterHistory'),
  ...needing(['sys/parameter'], 'policies.chains policies.distribution policies.urging policies.policyHistory'),
  ...needing(['sys:value'], 'parameters.previewParameter parameters.setParameter'),
  ...needing(['sys:value'], 'parameters.previewCalendar parameters.importCalendar'),
  ...needing(['sys:value'], 'policies.previewDistribution policies.setDistribution'),
  ...needing(['sys:value'], 'policies.previewUrging policies.setUrging'),
  ...needing(['sys:chain'], 'policies.previewChain policies.setChain'),
  ...needing(
    ['sys:secrecy'],
    'secrecy.classifiedWords secrecy.previewWord secrecy.setWord secrecy.masks secrecy.setMask',
  ),
  ...needing(
    ['sys/codeTable'],
    'codeTables.codeTables codeTables.codeItems codeTables.saveCodeItem codeTables.previewCodeItem',
  ),
  ...needing(['sys/codeTable'], 'codeTables.moveCodeItem codeTables.codeHistory'),
  ...needing(
    ['sys/documentTemplate'],
    'documentTemplates.ownTemplates documentTemplates.templateOffices documentTemplates.templateVersions documentTemplates.addTemplate documentTemplates.tryTemplate documentTemplates.templateVersionFile documentTemplates.templateInForce documentTemplates.applyTemplate documentTemplates.stopTemplate documentTemplates.removeTemplate',
  ),
  ...needing(['sys/authorisation'], 'authorisation.rightsMatrix authorisation.postDelegations'),
  ...needing(
    ['sys:right'],
    'authorisation.previewRights authorisation.changeRights authorisation.whoSees authorisation.delegatePost',
  ),
  ...needing(
    ['sys:agree'],
    'authorisation.agreeRights authorisation.declineRights authorisation.agreeDelegation authorisation.endDelegation',
  ),
  ...needing(['sys/online'], 'onlineUsers.onlineUsers onlineUsers.endUserSession'),
  ...needing(['sys/audit'], 'audit.auditRows audit.auditSeals'),
  ...needing(['toDoManage/archive'], 'documents.documentNumbers documents.cancelDocumentNo'),
  ...needing(['sys/notice'], 'notices.managedNotices notices.saveNotice notices.withdrawNotice'),
  ...needing(['sys/notice'], 'notices.removeNotice notices.noticeReaders notices.noticeNonReaders'),
  ...needing(['sys/download'], 'downloads.managedDownloads downloads.publishDownload downloads.withdrawDownload'),
  ...needing(['kanbanSystem/kanbanDepart'], 'kanban.departmentBoard kanban.departmentFlow'),
  ...needing(['kanbanSystem/kanbanUnit'], 'stats.units stats.unit'),
  ...needing(
    ['knowledgeTree'],
    'knowledge.tree knowledge.searchTree knowledge.document knowledge.versions knowledge.favourites knowledge.favourite knowledge.ownFeedback knowledge.giveFeedback',
  ),
  ...needing(['courseCompletion', 'sys/course'], 'courses.completion courses.remindLearners'),
  ...needing(
    ['sys/course'],
    'courseAdmin.managedCourses courseAdmin.managedCourse courseAdmin.createCourse courseAdmin.saveCourse courseAdmin.publishCourse courseAdmin.withdrawCourse courseAdmin.addLesson courseAdmin.renameLesson courseAdmin.moveLesson courseAdmin.removeLesson courseAdmin.saveChapters courseAdmin.lessonSubtitles courseAdmin.saveSubtitles courseAdmin.saveLessonFiles courseAdmin.savePoster courseAdmin.saveQuiz courseAdmin.grantAttempt',
  ),
  ...needing(
    ['courseVideoPage'],
    'courses.courses courses.course courses.watch courses.keepProgress courses.notes courses.addNote courses.removeNote courseQuizzes.beginQuiz courseQuizzes.finishQuiz courseQuizzes.quizResult courseQuizzes.issueCertificate courseQuizzes.certificateFile',
  ),
  ...needing(['leaderJieFang/leaderBARegister'], 'leaderCases.leaderCases'),
  ...needing(['leaderJieFang/leaderJFRegister'], 'receptions.receptionDays receptions.received'),
  ...needing(['jf:register'], 'receptions.saveReceptionDay receptions.cancelReceptionDay'),
  ...needing(['jf:register'], 'receptions.publishReceptionDays receptions.followUp'),
  ...needing(['ba:register'], 'leaderCases.registerLeaderCase'),
  ...needing(['ba:progress'], 'leaderCases.reportLeaderCase leaderCases.askLeaderCase'),
  ...needing(['ba:decide'], 'leaderCases.decideLeaderCase'),
  ...needing(['xfj:viewPii'], 'reveal.reveal'),
  ...needing(['jy:write'], 'recommendations.write'),
  ...needing(['db:event'], 'supervisionEvents.addSupervisionEvent'),
  ...needing(
    ['da:volume'],
    'archives.makeVolume archives.addToVolume archives.takeOut archives.dissolveVolume archives.closeVolume archives.boxVolumes',
  ),
  ...needing(['da:transfer'], 'archives.transferVolumes'),
  ...needing(['da:destroy'], 'archives.holdVolume archives.proposeDestruction'),
  ...needing(['da:confirm'], 'archives.confirmDestruction'),
  ...needing(['da:destroy', 'da:confirm'], 'archives.returnDestruction'),
  ...needing(
    ['official/archives'],
    'archives.archiveWaiting archives.volumes archives.volume archives.transfers archives.transferSheet archives.archiveCounts archives.destructions archives.destructionSheet',
  ),
  ...needing(['gw:draft'], 'officialDocuments.draft officialDocuments.draftOfCase'),
  ...needing(['gw:receive'], 'officialDocuments.receive'),
  ...needing(['gw:seals'], 'officialDocuments.keepSeal officialDocuments.endSeal'),
  ...needing(['gw:seals', 'gw:seal'], 'officialDocuments.orgSeals'),
  ...needing(
    ['official/officialList'],
    'officialDocuments.officialDocuments officialDocuments.registerSheet officialDocuments.officialDocumentsOf officialDocuments.officialDocument officialDocuments.officialButtons officialDocuments.receiversOf officialDocuments.prepareSeal officialDocuments.verifySeal',
  ),
  ...needing(
    ['official/officialList'],
    'officialDocuments.edit officialDocuments.submit officialDocuments.remove officialDocuments.approve officialDocuments.sendBack officialDocuments.number officialDocuments.seal',
  ),
  ...needing(
    ['official/officialList'],
    'officialDocuments.send officialDocuments.redeliver officialDocuments.deliveryOf officialDocuments.recall officialDocuments.finish officialDocuments.cancel officialDocuments.urge officialDocuments.correct officialDocuments.sign',
  ),
  ...needing(
    ['official/officialList'],
    'officialDocuments.conclude officialDocuments.recordReceipt officialDocuments.propose officialDocuments.instruct officialDocuments.handle officialDocuments.link',
  ),
  ...needing(
    ['superviseManage/recommendations'],
    'recommendations.recommendations recommendations.recommendationFigures recommendations.recommendationsOf recommendations.recommendation recommendations.recommendationButtons',
  ),
  ...needing(
    ['superviseManage/recommendations'],
    'recommendations.rewrite recommendations.agree recommendations.sendBack recommendations.withdraw recommendations.sign recommendations.answer',
  ),
  ...needing(
    ['superviseManage/recommendations'],
    'recommendations.agreeAnswer recommendations.returnAnswer recommendations.accept recommendations.askAgain',
  ),
  ...needing(
    ['superviseManage/recommendations'],
    'supervisionEvents.supervisionEvents supervisionEvents.supervisionEventsOf',
  ),
  ...needing(['xfj:edit'], 'correction.registeredForm'),
])
