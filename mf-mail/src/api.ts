import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  contacts,
  inbox,
  markRead,
  openAttachment,
  outbox,
  sendMail,
  unreadCount,
} from '@portal/shared-lib/contract/calls/mail'
import { peopleByName } from '@portal/shared-lib/contract/calls/people'

export const {
  useMailInboxQuery,
  useMailOutboxQuery,
  useMailUnreadQuery,
  useMailContactsQuery,
  useMailPeopleQuery,
  useMailMarkReadMutation,
  useMailSendMutation,
  useMailOpenAttachmentMutation,
} = remoteApi('mf-mail', 'mail', build => ({
  mailInbox: reads(build, inbox, ['Mail']),
  mailOutbox: reads(build, outbox, ['Mail']),
  mailUnread: reads(build, unreadCount, ['Mail']),
  mailContacts: reads(build, contacts, ['Mail']),
  mailPeople: reads(build, peopleByName),
  mailMarkRead: writes(build, markRead, ['Mail']),
  mailSend: writes(build, sendMail, ['Mail']),
  mailOpenAttachment: writes(build, openAttachment, ['Mail']),
}))
