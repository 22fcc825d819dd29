import { reads, remoteApi, writes } from '@portal/shared-lib'
import * as mail from '@portal/shared-lib/contract/calls/mail'
import { peopleByName } from '@portal/shared-lib/contract/calls/people'

export const {
  useMailInboxQuery,
  useMailOutboxQuery,
  useMailTrashQuery,
  useMailFavouritesQuery,
  useMailUnreadQuery,
  useMailContactsQuery,
  useMailPeopleQuery,
  useMailMarkReadMutation,
  useMailDeleteMutation,
  useMailChangeTrashMutation,
  useMailRecallMutation,
  useMailStarMutation,
  useMailUnstarMutation,
  useMailSendMutation,
  useMailDeleteStagedMutation,
  useMailOpenAttachmentMutation,
} = remoteApi('mf-mail', 'mail', build => ({
  mailInbox: reads(build, mail.inbox, ['Mail']),
  mailOutbox: reads(build, mail.outbox, ['Mail']),
  mailTrash: reads(build, mail.trash, ['Mail']),
  mailFavourites: reads(build, mail.favourites, ['Mail']),
  mailUnread: reads(build, mail.unreadCount, ['Mail']),
  mailContacts: reads(build, mail.contacts, ['Mail']),
  mailPeople: reads(build, peopleByName),
  mailMarkRead: writes(build, mail.markRead, ['Mail']),
  mailDelete: writes(build, mail.deleteMails, ['Mail']),
  mailChangeTrash: writes(build, mail.updateTrash, ['Mail']),
  mailRecall: writes(build, mail.recallMail, ['Mail']),
  mailStar: writes(build, mail.starMails, ['Mail']),
  mailUnstar: writes(build, mail.unstarMails, ['Mail']),
  mailSend: writes(build, mail.sendMail, ['Mail']),
  mailDeleteStaged: writes(build, mail.deleteStaged),
  mailOpenAttachment: writes(build, mail.openAttachment, ['Mail']),
}))
