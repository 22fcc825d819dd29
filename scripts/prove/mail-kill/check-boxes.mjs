import assert from 'node:assert/strict'

/** @typedef {import('./client.mjs').Client} Client @typedef {import('./write.mjs').SentMail} SentMail */

/** Mails of a page, and to where totals are exact. */
const LIMIT = 200
const EXACT_TO = 10_000

/**
 * What everybody's boxes show: each mail that was answered exactly once, with its attachments, and nothing else of these;
 * the totals and the badge agree with the rows.
 * @param {Client[]} people
 * @param {SentMail[]} sent
 */
export async function checkBoxes(people, sent) {
  for (const person of people) {
    const outbox = await wholeBox(person, 'getSendBoxMessage')
    sameMails(
      outbox.mails,
      sent.filter(({ from }) => from === person),
      `outbox of ${person.account}`,
    )
    const inbox = await wholeBox(person, 'getCollectboxMessage')
    sameMails(
      inbox.mails,
      sent.filter(({ to }) => to.includes(person)),
      `inbox of ${person.account}`,
    )
    const unread = await person.ask('api/MailMessageController/getCountUnreadMail', new URLSearchParams())
    assert.equal(unread.total, inbox.mails.filter(({ readFlag }) => readFlag === '0').length, 'the badge')
    for (const { total, mails } of [inbox, outbox]) assert.equal(total, Math.min(mails.length, EXACT_TO), 'a total')
  }
}

/**
 * @typedef {{ groupid: string, contents: string, readFlag: string, fjList: { id: string }[] }} Mail
 * @param {Client} person
 * @param {string} call
 */
async function wholeBox(person, call) {
  /** @type {Mail[]} */
  const mails = []
  let total = 0
  for (let cursor; cursor !== null; ) {
    const form = new URLSearchParams({ limit: `${LIMIT}`, paramJson: JSON.stringify({ cursor }) })
    const page = await person.ask(`api/MailMessageController/${call}`, form)
    mails.push(...page.list)
    cursor = page.next
    total = page.total
  }
  return { mails, total }
}

/** @param {Mail[]} shown @param {SentMail[]} sent @param {string} where */
function sameMails(shown, sent, where) {
  const ofProof = shown.filter(({ contents }) => contents.includes('号凭据，请核对'))
  const lines = ofProof.map(({ groupid, contents, fjList }) => line(groupid, contents, fjList))
  const wanted = sent.map(({ id, mark, files }) => line(id, `${mark}，请核对。`, files))
  assert.deepEqual(lines.sort(), wanted.sort(), where)
}

/** @param {string} id @param {string} contents @param {{ id: string }[]} files */
const line = (id, contents, files) => [id, contents, ...files.map(file => file.id)].join(' ')
