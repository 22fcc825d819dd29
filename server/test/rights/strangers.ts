import { LABOUR } from '../dispatches'
import { registrationArgs } from '../registrations'
import type { VictimName } from './victims'

/**
 * What a stranger asks with the id of something: what it is of, and the call's arguments. `refused`: the text of the
 * answer, where the id is the caller's to choose, so that one of nothing is no fault.
 */
export type Intrusion = readonly [of: VictimName, args: (id: string) => Record<string, unknown>, refused?: string]

const TEXT = '经核实确有必要，按照规定程序办理。'
const HERE = 'demo-al05'
const PEER = '00000000-0000-4000-8000-000000000000'
const onlineArgs = () => registrationArgs({ form: 'online', channel: '300' })
const id =
  (key: string): Intrusion[1] =>
  value => ({ [key]: value })
const ids =
  (key: string, more: object = {}): Intrusion[1] =>
  value => ({ [key]: [value], ...more })
const decided = (more: object): Intrusion => [
  'approval',
  approvalId => ({ approvalId, version: 1, opinion: TEXT, ...more }),
]
const meeting = (more: object = {}): Intrusion => ['room', roomId => ({ roomId, ...more })]

const review = (more: object = {}): Intrusion => ['review', proceedingId => ({ proceedingId, version: 1, ...more })]

const termination = (more: object = {}): Intrusion => [
  'termination',
  proceedingId => ({ proceedingId, version: 1, ...more }),
]

const order = (more: object = {}): Intrusion => ['order', proceedingId => ({ proceedingId, version: 1, ...more })]
const addressee = (more: object = {}): Intrusion => [
  'addressee',
  proceedingId => ({ proceedingId, version: 1, ...more }),
]
const DRAFTED = { title: '专项督办', reason: '10', way: '1', facts: TEXT, addressees: ['990100000-rs'] }
const recommendation = (more: object = {}): Intrusion => [
  'recommendation',
  value => ({ id: value, version: 1, ...more }),
]

/** For each route that names a row: how somebody asks for one to whom it does not belong. */
export const INTRUSIONS: Readonly<Record<string, Intrusion>> = {
  'identity.actAs': ['post', id('postId')],
  'organisations.organisation': ['organisation', id('id')],
  'organisations.updateOrganisation': [
    'organisation',
    value => ({
      id: value,
      companyName: '甲',
      docShortName: '甲',
      pinYin: 'jia',
      orgCode: '1',
      regionCode: '990000000000',
      subLevelCode: '2',
      subSystemCode: '01',
      parent1Id: '990000000-zf',
      isChoose: '1',
    }),
  ],
  'registration.registerScan': ['scan', itemId => ({ ...registrationArgs(), itemId })],
  'registration.discardScan': ['scan', itemId => ({ itemId, reason: TEXT })],
  'registration.fileScans': ['scan', itemId => ({ ...registrationArgs(), itemIds: [itemId], reason: '080400' })],
  'petitionDrafts.saveDraft': [
    'draft',
    value => ({ id: value, form: 'letter', content: '{"a":1}' }),
    '该草稿不属于您，请从自己的草稿中打开',
  ],
  'petitionDrafts.draft': ['draft', id('id')],
  'petitionDrafts.deleteDraft': ['draft', id('id')],
  'tickets.callTicket': ['ticket', id('ticketNo')],
  'tickets.missTicket': ['ticket', id('ticketNo')],
  'tickets.voidTicket': ['ticket', ticketNo => ({ ticketNo, reason: TEXT })],
  'tickets.registerInterview': [
    'ticket',
    ticketNo => ({ ...registrationArgs({ form: 'visit', channel: '200', actualVisitors: 1 }), ticketNo, record: TEXT }),
  ],
  'selfEntries.openSelfEntry': ['ticket', id('ticketNo')],
  'selfEntries.takeSelfEntry': ['ticket', id('ticketNo')],
  'jointReceptions.handOverTicket': [
    'ticket',
    ticketNo => ({ ticketNo, unitId: LABOUR, windowName: '2号窗口', matter: TEXT }),
  ],
  'jointReceptions.recallJoint': ['joint', id('jointId')],
  'jointReceptions.takeJoint': ['joint', id('jointId')],
  'jointReceptions.answerJoint': ['joint', jointId => ({ jointId, result: '1', answer: TEXT })],
  'online.onlineItem': ['online', id('itemId')],
  'online.registerOnline': ['online', itemId => ({ ...onlineArgs(), legalClass: '3', itemId })],
  'online.sameOnline': ['online', id('itemId')],
  'online.registerSameOnline': ['online', itemId => ({ ...onlineArgs(), legalClass: '3', itemId, otherIds: ['1'] })],
  'online.escalateOnline': ['online', itemId => ({ itemId, summary: TEXT })],
  'online.rejectOnline': ['online', itemId => ({ itemId, decision: 'invalid', reason: TEXT })],
  'exportTasks.exportState': ['export', id('taskId')],
  'exportTasks.cancelExport': ['export', id('taskId')],
  'exportTasks.decideExport': ['export', taskId => ({ taskId, agree: true })],
  'documents.cancelDocumentNo': ['documentNo', documentNo => ({ documentNo, reason: TEXT })],
  'prints.notePrint': ['letter', petitionNo => ({ what: 'paper', petitionNos: [petitionNo] })],
  'caseActions.closeDirectlyMany': [
    'letter',
    petitionNo => ({ letters: [{ petitionNo, version: 1 }], closeType: '10', reason: '080100' }),
  ],
  'recognition.scan': ['scan', id('itemId')],
  'recognition.recognise': ['scan', id('itemId')],
  'recognition.markUnreadable': ['scan', itemId => ({ itemId, reason: '手写潦草' })],
  'recognition.holdScan': ['scan', itemId => ({ itemId, held: true })],
  'recognition.assignScans': ['scanTodo', ids('todoIds', { personId: 'demo-al06' })],
  'recognition.recognitionState': ['scan', id('itemId')],
  'recognition.pages': ['scan', id('itemId')],
  'recognition.pagePicture': ['scan', itemId => ({ itemId, fileId: PEER, page: 0 })],
  'recognition.arrange': [
    'scan',
    itemId => ({ itemId, letters: [{ pages: [{ fileId: PEER, page: 0, turned: 0, dropped: false }] }] }),
  ],
  'recognition.merge': ['scan', itemId => ({ itemId, otherIds: ['1'] })],
  'recognition.scanPage': ['scan', itemId => ({ itemId, number: 0 })],
  'leaderCases.reportLeaderCase': ['leaderCase', caseId => ({ caseId, percent: 10, text: TEXT })],
  'leaderCases.askLeaderCase': ['leaderCase', caseId => ({ caseId, kind: 'close', result: '1', text: TEXT })],
  'leaderCases.decideLeaderCase': ['leaderCase', caseId => ({ caseId, agree: false, text: TEXT })],
  'receptions.cancelReceptionDay': ['receptionDay', dayId => ({ dayId, reason: TEXT })],
  'receptions.saveReceptionDay': [
    'receptionDay',
    dayId => ({ dayId, leaderId: HERE, day: '2099-01-01', half: 'am', place: '接访室' }),
  ],
  'receptions.publishReceptionDays': ['receptionDay', ids('dayIds')],
  'reviews.accept': review(),
  'reviews.refuse': review({ reason: '1', text: TEXT }),
  'reviews.askSupplement': review({ text: TEXT }),
  'reviews.supplemented': review(),
  'reviews.askFile': review({ text: TEXT }),
  'reviews.handInFile': review({ text: TEXT, fileIds: [PEER] }),
  'reviews.openHearing': review({ heldOn: '2099-01-01', place: '听证室', host: '冯壬枫', members: [] }),
  'reviews.closeHearing': review({ result: TEXT }),
  'reviews.draft': review({ conclusion: '1', facts: TEXT, reasons: TEXT, basis: TEXT }),
  'reviews.deliver': review({ deliveries: [], unreached: [] }),
  'reviews.withdraw': review({ text: TEXT, fileIds: [PEER] }),
  'reviews.review': ['review', id('proceedingId')],
  'reviews.reviewButtons': ['review', id('proceedingId')],
  'supervisions.draft': order(DRAFTED),
  'supervisions.origin': ['letter', ids('petitionNos')],
  'supervisions.submit': order(),
  'supervisions.withdraw': order({ text: TEXT }),
  'supervisions.again': order({ text: TEXT }),
  'supervisions.sign': addressee(),
  'supervisions.feedBack': addressee({ measures: TEXT, result: TEXT }),
  'supervisions.askReturn': addressee({ text: TEXT }),
  'supervisions.replyUrge': addressee({ reply: TEXT }),
  'supervisions.acceptFeedback': addressee({ conclusion: '1' }),
  'supervisions.sendBack': addressee({ text: TEXT }),
  'supervisions.agreeReturn': addressee(),
  'supervisions.refuseReturn': addressee({ text: TEXT }),
  'supervisions.urge': addressee({ text: TEXT }),
  'supervisions.extend': addressee({ days: 5, text: TEXT }),
  'supervisions.askExtension': addressee({ days: 5, text: TEXT }),
  'supervisions.refuseExtension': addressee({ text: TEXT }),
  'supervisions.close': addressee({ conclusion: '1', words: TEXT }),
  'supervisions.supervision': ['order', id('proceedingId')],
  'supervisions.supervisionButtons': ['order', id('proceedingId')],
  'supervisions.addresseeButtons': ['addressee', id('proceedingId')],
  'recommendations.rewrite': recommendation({ kind: '1', receiverId: LABOUR, text: TEXT + TEXT }),
  'recommendations.agree': recommendation(),
  'recommendations.sendBack': recommendation({ words: TEXT }),
  'recommendations.withdraw': recommendation({ words: TEXT }),
  'recommendations.sign': recommendation(),
  'recommendations.answer': recommendation({ adopted: 'full', measures: TEXT }),
  'recommendations.agreeAnswer': recommendation(),
  'recommendations.returnAnswer': recommendation({ words: TEXT }),
  'recommendations.accept': recommendation(),
  'recommendations.askAgain': recommendation({ words: TEXT }),
  'recommendations.recommendation': ['recommendation', id('id')],
  'recommendations.recommendationButtons': ['recommendation', id('id')],
  'terminations.supply': termination({ kind: 'help', text: TEXT }),
  'terminations.submit': termination(),
  'terminations.pass': termination({ text: TEXT }),
  'terminations.sendBack': termination({ text: TEXT }),
  'terminations.recognise': termination({ text: TEXT }),
  'terminations.refuse': termination({ text: TEXT }),
  'terminations.withdraw': termination({ text: TEXT }),
  'terminations.undo': termination({ text: TEXT }),
  'terminations.termination': ['termination', id('proceedingId')],
  'terminations.terminationButtons': ['termination', id('proceedingId')],
  'todos.claim': ['todo', id('todoId')],
  'assignments.claimSeveral': ['todo', ids('todoIds')],
  'assignments.distribute': ['todo', ids('todoIds', { personId: HERE })],
  'assignments.handOn': ['todo', ids('todoIds', { personId: HERE, note: TEXT })],
  'assignments.remind': ['todo', ids('todoIds', { remindOn: null, note: '' })],
  'assignments.release': ['todo', ids('todoIds')],
  'assignments.endDeputy': ['deputy', id('deputyId')],
  'assignments.workOf': ['person', id('leaverId')],
  'assignments.handOver': ['person', leaverId => ({ leaverId, receivers: [] })],
  'approvals.approval': ['approval', id('approvalId')],
  'approvals.decide': decided({ decision: 'agree' }),
  'approvals.forward': decided({ personId: HERE }),
  'approvals.addSigner': decided({ personId: HERE, place: 'before' }),
  'approvals.withdraw': ['approval', id('approvalId')],
  'approvals.agreeMany': ['approval', approvalId => ({ items: [{ approvalId, version: 1 }], opinion: TEXT })],
  'approvals.endDelegation': ['delegation', id('delegationId')],
  'notices.openNoticeFile': ['file', id('id')],
  'notices.markNoticesRead': ['notice', ids('ids')],
  'notices.saveNotice': ['notice', value => ({ id: value, version: 1, title: '通知', content: TEXT, publish: false })],
  'notices.withdrawNotice': ['notice', value => ({ id: value, version: 1 })],
  'notices.removeNotice': ['notice', value => ({ id: value, version: 1 })],
  'notices.noticeReaders': ['notice', id('id')],
  'notices.noticeNonReaders': ['notice', id('id')],
  'downloads.openDownload': ['file', id('id')],
  'mail.markRead': ['mail', ids('groupIds')],
  'mail.recallMail': ['mail', id('groupId')],
  'mail.deleteMails': ['mail', ids('groupIds', { type: '2', deleteFlag: '1' })],
  'mail.updateTrash': ['mail', ids('groupIds', { deleteFlag: '0' })],
  'mail.starMails': ['mail', ids('groupIds')],
  'mail.unstarMails': ['mail', ids('groupIds')],
  'mail.openAttachment': ['file', id('id')],
  'mail.deleteStaged': ['file', id('id')],
  'messages.markMessagesRead': ['message', ids('ids', { type: '1' })],
  'messages.openMessage': ['message', id('id')],
  'messages.openHistoryMessage': ['history', id('id')],
  'messages.markHistoryRead': ['history', ids('ids', { type: '1' })],
  'meetings.inviteToMeeting': meeting({ loginAccounts: ['al05'] }),
  'meetings.meeting': meeting(),
  'meetings.meetingAccess': meeting(),
  'meetings.enterMeeting': meeting(),
  'meetings.attendMeeting': meeting({ peerId: PEER }),
  'meetings.showDevices': meeting({ peerId: PEER, microphone: true, camera: true, sharing: false }),
  'meetings.sendSignals': meeting({ peerId: PEER, to: PEER, signals: ['{}'] }),
  'meetings.signals': meeting({ peerId: PEER, after: 0 }),
  'meetings.leaveMeeting': meeting({ peerId: PEER }),
  'meetings.endMeeting': meeting(),
  'meetings.writeMinute': meeting({ text: TEXT }),
  'lists.removeFilter': ['filter', id('filterId')],
  'files.addPiece': ['upload', value => ({ id: value, offset: 0 })],
  'files.uploadState': ['upload', id('id')],
  'files.finishUpload': ['upload', id('id')],
  'files.cancelUpload': ['upload', id('id')],
  'files.link': ['file', id('fileId')],
  'files.download': ['file', id('fileId')],
  'files.preview': ['file', id('fileId')],
}
