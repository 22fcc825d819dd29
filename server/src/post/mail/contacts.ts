import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'

/** How far back contacts are looked for, in mails, and how many receivers of each count as such. */
const LATEST_MAILS = 200
const RECEIVERS_OF_EACH = 20
const CONTACTS = 50

/** Those to whom the caller wrote last and who can still read mail, the latest first. */
export async function recentContacts(db: Db, caller: Caller, name = '') {
  const people = await db
    .selectFrom(latestMails(db, caller).as('mail'))
    .innerJoin('mail_receiver', join =>
      join
        .onRef('mail_receiver.province_code', '=', 'mail.province_code')
        .onRef('mail_receiver.mail_id', '=', 'mail.id')
        .on('mail_receiver.seq', '<=', RECEIVERS_OF_EACH),
    )
    .innerJoin('person', 'person.id', 'mail_receiver.person_id')
    .where('person.in_use', '=', true)
    .where('person.user_name', 'like', contains(name))
    .groupBy(['person.id', 'login_account', 'user_name'])
    .orderBy(row => row.fn.max('mail.id'), 'desc')
    .orderBy(row => row.fn.min('mail_receiver.seq'))
    .select(['login_account as loginAccount', 'user_name as userName'])
    .limit(CONTACTS)
    .execute()
  return people.map(person => ({ ...person, receiverId: person.loginAccount, receiverName: person.userName }))
}

function latestMails(db: Db, caller: Caller) {
  return db
    .selectFrom('mail')
    .where('province_code', '=', caller.provinceCode)
    .where('sender_id', '=', caller.personId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .select(['province_code', 'id'])
    .limit(LATEST_MAILS)
}
