/** What columns hold of which PostgreSQL knows only that it is a text, a number or JSON. Defaults and nulls it knows. */
export const NARROWER: Readonly<Record<string, string>> = {
  'approval.chain': 'Json<readonly ChainNode[]>',
  'approval.snapshot': 'Json<Readonly<Record<string, unknown>>>',
  'approval.state': codes('pending', 'approved', 'returned', 'withdrawn'),
  'approval_chain.nodes': "Json<readonly Pick<ChainNode, 'role' | 'within'>[]>",
  'approval_decision.decision': codes('agree', 'back', 'forward', 'addSigner'),
  'clock.lamp_told': codes('none', 'yellow', 'orange', 'red'),
  'clock.state': codes('running', 'paused', 'stopped', 'lapsed'),
  'clock.unit': codes('day', 'workday', 'hour'),
  'closing_callback.value': codes('0', '1', '3'),
  'closing_callback.way': codes('phone', 'visit', 'meeting'),
  'closing_check.state': codes('open', 'passed', 'correct', 'redo', 'corrected'),
  'delivery.sign_result': codes('0', '1'),
  'duplicate_decision.decision': codes('same', 'new', 'copy', 'unsure'),
  'evaluation.side': codes('bureau', 'unit'),
  'evaluation.state': codes('0', '1', '2', '3'),
  'evaluation.value': codes('', '0', '1', '3'),
  'export_task.state': codes('waiting', 'running', 'done', 'failed', 'refused', 'cancelled'),
  'extension.state': codes('asked', 'granted', 'refused'),
  'file.size': 'Size',
  'file.state': codes('staged', 'kept'),
  'file_link.roles': 'List',
  'handling_report.state': codes('draft', 'approving', 'sent', 'accepted', 'back'),
  'handling_step.pending': codes('', 'dispatch', 'answer'),
  'joint_reception.state': codes('waiting', 'taken', 'answered', 'recalled'),
  'kb_doc.status': codes('现行', '已修改', '已废止'),
  'kb_node.kind': 'KnowledgeKind',
  'leader_case.asked': codes('', 'extend', 'close', 'change'),
  'letter_page.turned': '0 | 90 | 180 | 270',
  'letter_recognition.state': codes('waiting', 'running', 'done', 'failed', 'unreadable'),
  'mail.box': codes('outbox', 'trash', 'gone'),
  'mail_draft.receivers': 'Json<DraftReceiver[]>',
  'mail_receiver.box': codes('inbox', 'trash', 'gone', 'recalled'),
  'matter.state': codes('open', 'concluded', 'reviewing', 'terminated'),
  'message.state': codes('0', '1'),
  'message.type': 'MessageTypeCode',
  'message_counter.type': 'MessageTypeCode',
  'message_history.state': codes('0', '1'),
  'message_history.type': 'MessageTypeCode',
  'notice.state': codes('draft', 'published', 'withdrawn'),
  'petition.extra': 'Json<ExtraValues>',
  'petition.repeat_flag': codes('0', '1', '2', '9'),
  'post.handing_preference': "'' | HandingPreference",
  'post_role.data_scope': 'Scope',
  'qr_sign_in.state': codes('waiting', 'confirmed', 'refused', 'used'),
  'reception_day.half': codes('am', 'pm', 'all'),
  'role.data_scope': 'Scope',
  'second_factor.last_step': 'Size',
  'todo.family': codes('db', 'sysp', 'qt'),
  'upload.received': 'Size',
  'upload.size': 'Size',
  'upload_day.bytes': 'Size',
  'work_calendar.kind': codes('W', 'R', 'H', 'A'),
}

/** Columns that no statement changes once their row is there. */
export const ONCE: readonly string[] = [
  'answered_request.created_at',
  'audit.at',
  'certificate_challenge.expires_at',
  'closing_callback.called_on',
  'field_key.noted_at',
  'file.created_at',
  'file.size',
  'file_link.roles',
  'inspection_feedback.day',
  'mail.sent_at',
  'mail_receiver.sent_at',
  'meeting.created_at',
  'meeting_member.invited_at',
  'message.created_at',
  'message_history.created_at',
  'message_history.id',
  'reception_follow_up.day',
  'refused_call.actor',
  'reserved_ticket.day',
  'session.created_at',
  'timeline.at',
  'todo.created_at',
  'upload.size',
]

/** Where the types come from. */
export const IMPORTS = `import type { HandingPreference } from '@portal/shared-lib/contract/account'
import type { KnowledgeKind } from '@portal/shared-lib/contract/knowledge'
import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import type { ExtraValues } from '@portal/shared-lib/contract/rules/extra-fields'
import type { Scope } from '../scopes'
import type { ChainNode, DraftReceiver, Instant, Json, Key, List, Once, Size } from './columns'
`

function codes(...values: string[]): string {
  return values.map(value => `'${value}'`).join(' | ')
}
