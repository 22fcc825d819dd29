import { stage } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { inbox, outbox, sendMail, unreadCount } from '@portal/shared-lib/contract/mail'
import { office } from './contents'
import { type CreatedPerson, createPerson, type PersonOptions } from './factories'
import type { Portal } from './portal'

export type MailArgs = CallArgs<typeof sendMail>

/** Somebody with a mailbox, signed in. */
export interface MailUser extends CreatedPerson {
  readonly token: string
  write(mail: MailArgs): Promise<string>
  /** Stages a file; the answer is its id. */
  upload(name: string): Promise<string>
  received(ask?: CallArgs<typeof inbox>): Promise<string[]>
  sent(ask?: CallArgs<typeof outbox>): Promise<string[]>
  unread(): Promise<number>
}

/** Creates a person and signs in as the person. Boxes are given by the contents of their mails. */
export async function createMailUser(portal: Portal, options?: PersonOptions): Promise<MailUser> {
  const person = await createPerson(portal.db, options)
  const token = await portal.signInAs(person.account, person.organisationId)
  return {
    ...person,
    token,
    write: mail => portal.answerTo(sendMail, mail, { token }),
    upload: name => portal.answerTo(stage, {}, { token, file: { name, content: contentFor(name) } }),
    received: async (ask = {}) => (await portal.answerTo(inbox, ask, { token })).list.map(mail => mail.contents),
    sent: async (ask = {}) => (await portal.answerTo(outbox, ask, { token })).list.map(mail => mail.contents),
    unread: async () => (await portal.answerTo(unreadCount, {}, { token })).total,
  }
}

const contentFor = (name: string) => (name.endsWith('.txt') ? name : office(name))

/** Rows of all that a mail writes, to prove that a refusal wrote nothing. */
export async function countMailRows({ db }: Portal): Promise<number[]> {
  const tables = ['mail', 'mail_receiver', 'mail_file', 'mail_counter', 'audit'] as const
  const counts = tables.map(table =>
    db
      .selectFrom(table)
      .select(row => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).map(({ count }) => Number(count))
}
