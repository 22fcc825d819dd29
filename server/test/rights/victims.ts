import { assign } from '@portal/shared-lib/contract/actions'
import { saveTable } from '@portal/shared-lib/contract/cross-tables'
import { createDocument } from '@portal/shared-lib/contract/documents'
import { beginUpload, stage } from '@portal/shared-lib/contract/files'
import { handOverTicket } from '@portal/shared-lib/contract/joint-receptions'
import { registerLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { saveFilter } from '@portal/shared-lib/contract/lists'
import { saveMacro } from '@portal/shared-lib/contract/macros'
import { createMeeting } from '@portal/shared-lib/contract/meetings'
import { saveDraft } from '@portal/shared-lib/contract/petition-drafts'
import { saveReceptionDay } from '@portal/shared-lib/contract/receptions'
import { takeScan } from '@portal/shared-lib/contract/registration'
import { saveSearch } from '@portal/shared-lib/contract/search'
import { callTicket, issueTicket } from '@portal/shared-lib/contract/tickets'
import { sql } from 'kysely'
import { OnlineItem } from '../../src/intake/registration/online/item'
import { receiveOnline } from '../../src/intake/registration/online/receive'
import type { useCases } from '../cases'
import { dispatchArgs, LABOUR, PROVINCE_BUREAU } from '../dispatches'
import { leaderCaseArgs } from '../leader-cases'
import type { Portal } from '../portal'

/** Things that belong to people of the province's bureau, by what they are: their ids. */
export type Victims = Readonly<Record<VictimName, string>>
export type VictimName = keyof typeof TABLES

/** Where each is written down, and under which column. */
export const TABLES = {
  post: 'post.id',
  organisation: 'organisation.id',
  person: 'person.id',
  todo: 'todo.id',
  approval: 'approval.id',
  delegation: 'delegation.id',
  deputy: 'deputy.id',
  draft: 'petition_draft.id',
  ticket: 'window_ticket.ticket_no',
  online: 'petition.id',
  scan: 'petition.id',
  scanTodo: 'todo.id',
  letter: 'petition.petition_no',
  leaderCase: 'leader_case.id',
  termination: 'termination.id',
  recommendation: 'recommendation.id',
  officialDocument: 'official_document.id',
  orgSeal: 'org_seal.id',
  ownTemplate: 'own_template.id',
  archiveVolume: 'archive_volume.id',
  archiveTransfer: 'archive_transfer.id',
  archiveDestruction: 'archive_destruction.id',
  receptionDay: 'reception_day.id',
  joint: 'joint_reception.id',
  notice: 'notice.id',
  mail: 'mail.id',
  message: 'message.id',
  history: 'message_history.id',
  room: 'meeting.room_id',
  filter: 'saved_filter.id',
  macro: 'macro.id',
  search: 'search_saved.id',
  savedTable: 'saved_table.id',
  export: 'export_task.id',
  file: 'file.id',
  upload: 'upload.id',
  documentNo: 'document_number.document_no',
  review: 'review.id',
  order: 'supervision.id',
  addressee: 'supervision_addressee.id',
  quizAttempt: 'quiz_attempt.id',
  courseCertificate: 'course_certificate.id',
  lessonNote: 'lesson_note.id',
} as const

const SUBMITTED = { submittedAt: '2026-11-10T22:15:00+08:00', channel: '300', sourceNo: 'WS1', name: '冯丙莲' }
const TEXT = '我在网上反映小区物业公司擅自提高停车费，请求查处。'
const DAY = '2026-01-05'
const HISTORY = '880088'
const EXPORT = '7d9d6a3c-6a0b-4f5e-9d8e-0a1b2c3d4e60'
const DRAFT = '7d9d6a3c-6a0b-4f5e-9d8e-0a1b2c3d4e5f'

export async function makeVictims(portal: Portal, cases: ReturnType<typeof useCases>): Promise<Victims> {
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const { db } = portal
  const one = async (query: string) => {
    const { rows } = await sql.raw<{ id: unknown }>(query).execute(db)
    if (!rows[0]) throw new Error(`Nobody has such a thing: ${query}`)
    return String(rows[0].id)
  }
  const paper = async (account: string) =>
    portal.answerTo(stage, {}, { ...(await as(account)), file: { name: '第一页.pdf', content: '%PDF-1.4 1' } })
  const letter = await cases.letter()
  await letter.act('zs05', assign, { ...dispatchArgs(LABOUR), mode: '020100', reportBy: '2027-01-10' })
  const waiting = await cases.letter()
  const drafted = { id: DRAFT, form: 'letter', content: '{}' } as const
  await portal.answerTo(saveDraft, drafted, await as('zs01'))
  const item = OnlineItem.parse({ ...SUBMITTED, orgId: PROVINCE_BUREAU, sourceOrgId: PROVINCE_BUREAU, text: TEXT })
  const { ticketNo } = await portal.answerTo(issueTicket, { windowName: '3号窗口', personCount: 1 }, await as('zs02'))
  await portal.answerTo(callTicket, { ticketNo }, await as('zs03'))
  const joint = { ticketNo, unitId: LABOUR, windowName: '2号窗口', matter: TEXT }
  await portal.answerTo(handOverTicket, joint, await as('zs03'))
  const { itemId: scan, todoId: scanTodo } = await portal.answerTo(
    takeScan,
    { fileIds: [await paper('zs01')] },
    await as('zs01'),
  )
  const { filterId } = await portal.answerTo(
    saveFilter,
    { viewId: 'v_query', name: '近期', filter: {} },
    await as('zs05'),
  )
  const macro = { name: '近期', action: 'urge', values: { text: TEXT } } as const
  const { macroId } = await portal.answerTo(saveMacro, macro, await as('zs05'))
  const { id: search } = await portal.answerTo(saveSearch, { name: '近期', words: '停车费' }, await as('zs05'))
  const { savedId } = await portal.answerTo(
    saveTable,
    { name: '近期', query: { report: 'R3', rows: [], metrics: [], from: DAY, to: DAY, unit: 'days' }, sharing: 'own' },
    await as('zs06'),
  )
  const { roomId } = await portal.answerTo(createMeeting, { loginAccounts: ['zs06'] }, await as('zs05'))
  const { id: upload } = await portal.answerTo(beginUpload, { name: '材料.pdf', size: 9 }, await as('zs05'))
  await sql`insert into deputy (org_id, person_id, deputy_id, from_day, until_day, created_at)
    values (${PROVINCE_BUREAU}, 'demo-zs05', 'demo-zs11', '2026-01-01', '2099-01-01', now())`.execute(db)
  await sql`insert into message_history (person_id, id, type, state, content, created_by, created_at, moved_at)
    values ('demo-zs05', ${HISTORY}, '1', '0', ${TEXT}, ${TEXT}, now(), now())`.execute(db)
  await sql`insert into export_task (id, province_code, person_id, post_id, org_id, view_id, asked, personal, reason, state,
      created_at)
    values (${EXPORT}, '99', 'demo-zs05', 'demo-zs05-1', ${PROVINCE_BUREAU}, 'v_query', '', true, '', 'waiting', now())`.execute(
    db,
  )
  const day = { leaderId: 'demo-zs07', day: '2027-01-04', half: 'am', place: '第一接访室' } as const
  await portal.answerTo(saveReceptionDay, day, await as('zs05'))
  const numbered = { petitionNo: letter.petitionNo, templateId: '18', documentNo: '省信转〔2026〕9号' }
  await portal.answerTo(createDocument, numbered, await as('zs05'))
  await sql`insert into review (province_code, review_no, kind, petition_id, step_id, org_id, dept_id, original_org_id,
      received_on, way, grounds, requests, state, created_at, changed_by, changed_at)
    select '99', 'FC202699000000009', 'review', petition.id, lead_step_id, register_org_id, register_dept_id, register_org_id,
      '2026-11-20', 'letter', ${TEXT}, ${TEXT}, '1', now(), 'demo-zs09', now()
    from petition where petition_no = ${waiting.petitionNo}`.execute(db)
  await sql`insert into termination (province_code, filing_no, matter_id, petition_id, step_id, ground, applicant_org_id,
      applicant_dept_id, applicant_id, org_id, dept_id, state, facts, reasons, plan, created_at, changed_by, changed_at)
    select '99', 'ZJ202699000000009', matter_id, petition.id, lead_step_id, 'reReviewed', register_org_id, register_dept_id,
      'demo-zs05', register_org_id, register_dept_id, '0', ${TEXT}, ${TEXT}, ${TEXT}, now(), 'demo-zs05', now()
    from petition where petition_no = ${waiting.petitionNo}`.execute(db)
  await sql`insert into supervision (province_code, order_no, petition_id, step_id, reason, way, facts, org_id, dept_id,
      drafter_id, origin, state, sent_at, created_at, changed_by, changed_at)
    select '99', 'DB202699000000009', petition.id, lead_step_id, '10', '1', ${TEXT}, register_org_id, register_dept_id,
      'demo-zs08', 'own', '2', now(), now(), 'demo-zs08', now()
    from petition where petition_no = ${waiting.petitionNo}`.execute(db)
  await sql`insert into supervision_addressee (province_code, supervision_id, org_id, dept_id, state, changed_by, changed_at)
    select '99', id, org_id, dept_id, '2', 'demo-zs08', now() from supervision where order_no = 'DB202699000000009'`.execute(
    db,
  )
  await sql`insert into recommendation (province_code, kind, from_org_id, from_dept_id, drafter_id, to_org_id, text, state,
      created_at, changed_by, changed_at)
    select '99', '1', register_org_id, register_dept_id, 'demo-zs09', '990100000-rs', ${TEXT}, '1', now(), 'demo-zs09', now()
    from petition where petition_no = ${waiting.petitionNo}`.execute(db)
  await sql`insert into official_document (province_code, incoming, kind, urgency, title, body, org_id, dept_id, drafter_id, state,
      created_at, changed_by, changed_at)
    select '99', false, 'G01', '0', ${TEXT}, ${TEXT}, register_org_id, register_dept_id, 'demo-zs09', '1', now(), 'demo-zs09',
      now()
    from petition where petition_no = ${waiting.petitionNo}`.execute(db)
  await sql`insert into own_template (province_code, org_id, template_id, version_no, file_name, content, names, note,
      uploaded_by, uploaded_at, tried_at)
    values ('99', ${PROVINCE_BUREAU}, '06', 1, '处理意见书.docx', '', '{}', ${TEXT}, 'demo-zs16', now(), now())`.execute(
    db,
  )
  await sql`insert into org_seal (province_code, org_id, name, holder_id, picture, valid_from, valid_until, kept_by, kept_at)
    values ('99', ${PROVINCE_BUREAU}, '印章', 'demo-zs16', '', '2026-01-01', '2099-01-01', 'demo-zs07', now())`.execute(
    db,
  )
  await sql`insert into archive_volume (province_code, org_id, category, walled, year, retention, title, made_by, made_at, changed_by,
      changed_at)
    values ('99', ${PROVINCE_BUREAU}, 'petition', false, 2026, 'D10', ${TEXT}, 'demo-zs16', now(), 'demo-zs16', now())`.execute(
    db,
  )
  await sql`insert into archive_transfer (province_code, org_id, transfer_no, receiver, receiver_person, handed_on, made_by, made_at)
    values ('99', ${PROVINCE_BUREAU}, 'YJ·2026-001', '省档案馆', '郑丁兰', '2026-01-05', 'demo-zs16', now())`.execute(
    db,
  )
  await sql`insert into archive_destruction (province_code, org_id, opinion, volume_ids, proposed_by, proposed_at)
    select '99', ${PROVINCE_BUREAU}, ${TEXT}, array[max(id)], 'demo-zs16', now() from archive_volume`.execute(db)
  await sql`insert into quiz_attempt (id, course_id, person_id, no, pass_mark, questions, began_at)
    values (gen_random_uuid(), 'limits', 'demo-zs05', 1, 80, '[]', now())`.execute(db)
  await sql`insert into course_certificate (id, year, no, person_id, course_id, person_name, org_name, course_title,
      completed_on, issued_at)
    values (gen_random_uuid(), 2026, 1, 'demo-zs05', 'limits', ${TEXT}, ${TEXT}, ${TEXT}, ${DAY}, now())`.execute(db)
  await sql`insert into lesson_note (id, person_id, lesson_id, at_second, words, written_at)
    values (gen_random_uuid(), 'demo-zs05', 'limits-1', 1, ${TEXT}, now())`.execute(db)
  const { caseId: leaderCase } = await portal.answerTo(
    registerLeaderCase,
    leaderCaseArgs({ petitionNo: waiting.petitionNo }),
    await as('zs05'),
  )
  return {
    leaderCase,
    documentNo: numbered.documentNo,
    termination: await one('select max(id) as id from termination'),
    order: await one('select max(id) as id from supervision'),
    addressee: await one('select max(id) as id from supervision_addressee'),
    recommendation: await one('select max(id) as id from recommendation'),
    officialDocument: await one('select max(id) as id from official_document'),
    orgSeal: await one('select max(id) as id from org_seal'),
    ownTemplate: await one('select max(id) as id from own_template'),
    archiveVolume: await one('select max(id) as id from archive_volume'),
    archiveDestruction: await one('select max(id) as id from archive_destruction'),
    archiveTransfer: await one('select max(id) as id from archive_transfer'),
    quizAttempt: await one(`select id from quiz_attempt where person_id = 'demo-zs05'`),
    courseCertificate: await one('select id from course_certificate'),
    lessonNote: await one('select id from lesson_note'),
    joint: await one('select max(id) as id from joint_reception'),
    receptionDay: await one('select max(id) as id from reception_day'),
    export: EXPORT,
    post: 'demo-zs05-1',
    organisation: PROVINCE_BUREAU,
    person: 'demo-zs05',
    letter: waiting.petitionNo,
    draft: DRAFT,
    ticket: ticketNo,
    scan,
    scanTodo,
    filter: filterId,
    macro: macroId,
    search,
    savedTable: savedId,
    room: roomId,
    upload,
    file: await paper('zs05'),
    online: (await receiveOnline(portal.services, item)).itemId,
    todo: await one(`select max(todo.id) as id from todo join petition on petition.id = petition_id
      where petition_no = '${waiting.petitionNo}'`),
    approval: await one('select max(id) as id from approval'),
    delegation: await one('select max(id) as id from delegation'),
    deputy: await one('select max(id) as id from deputy'),
    notice: await one(`select id from notice where org_id = '${PROVINCE_BUREAU}' limit 1`),
    mail: await one('select max(id) as id from mail'),
    message: await one(`select max(id) as id from message where person_id = 'demo-zs05'`),
    history: HISTORY,
    review: await one('select max(id) as id from review'),
  }
}
