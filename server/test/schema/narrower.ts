/** What columns hold of which PostgreSQL knows only that it is a text, a number or JSON. Defaults, nulls and checked codes it knows. */
export const NARROWER: Readonly<Record<string, string>> = {
  'approval.chain': 'Json<readonly ChainNode[]>',
  'approval.snapshot': 'Json<Readonly<Record<string, unknown>>>',
  'approval_chain.nodes': "Json<readonly Pick<ChainNode, 'role' | 'within'>[]>",
  'course_quiz.questions': 'Json<Question[]>',
  'file.size': 'Size',
  'file_link.roles': 'List',
  'kb_article.body': 'Json<readonly FormattedNode[]>',
  'kb_draft.content': 'Json<KnowledgeContent>',
  'kb_node.kind': 'KnowledgeKind',
  'kb_version.content': 'Json<KnowledgeContent>',
  'letter_page.turned': '0 | 90 | 180 | 270',
  'mail_draft.receivers': 'Json<DraftReceiver[]>',
  'message.type': 'MessageTypeCode',
  'message_counter.type': 'MessageTypeCode',
  'message_history.type': 'MessageTypeCode',
  'petition.extra': 'Json<ExtraValues>',
  'post.handing_preference': "'' | HandingPreference",
  'post_role.data_scope': 'Scope',
  'post_role_proposal.data_scope': 'Scope',
  'quiz_attempt.choices': 'Json<number[][]>',
  'quiz_attempt.questions': 'Json<Question[]>',
  'role.data_scope': 'Scope',
  'second_factor.last_step': 'Size',
  'upload.received': 'Size',
  'upload.size': 'Size',
  'upload_day.bytes': 'Size',
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
import type { KnowledgeContent } from '@portal/shared-lib/contract/knowledge-admin'
import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import type { Question } from '@portal/shared-lib/contract/rules/course'
import type { ExtraValues } from '@portal/shared-lib/contract/rules/extra-fields'
import type { FormattedNode } from '@portal/shared-lib/contract/rules/formatted'
import type { Scope } from '../scopes'
import type { ChainNode, DraftReceiver, Instant, Json, Key, List, Once, Size } from './columns'
`
