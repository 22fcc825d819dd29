import assert from 'node:assert/strict'
import type { Client } from './client.ts'
import type { SentMail } from './write.ts'

/** Mails of a page, and to where totals are exact. */
const LIMIT = 200
const EXACT_TO = 10_000

/**
 * What everybody's boxes show: each mail that was answered exactly once, with its attachments, and nothing else of
 * these;
 * the totals and the badge agree with the rows.
 */
export async function checkBoxes(people: Client[], sent: SentMail[]) {
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

export interface Mail {
  groupid: string
  contents: string
  readFlag: string
  fjList: { id: string }[]
}

async function wholeBox(person: Client, call: string) {
  const mails: Mail[] = []
  let total = 0
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const form = new URLSearchParams({ limit: `${LIMIT}`, paramJson: JSON.stringify({ cursor }) })
    const page = await person.ask(`api/MailMessageController/${call}`, form)
    mails.push(...page.list)
    cursor = page.next
    total = page.total
  }
  return { mails, total }
}

function sameMails(shown: Mail[], sent: SentMail[], where: string) {
  const ofProof = shown.filter(({ contents }) => contents.includes('号凭据，请核对'))
  const lines = ofProof.map(({ groupid, contents, fjList }) => line(groupid, contents, fjList))
  const wanted = sent.map(({ id, mark, files }) => line(id, `${mark}，请核对。`, files))
  assert.deepEqual(lines.sort(), wanted.sort(), where)
}

const line = (id: string, contents: string, files: { id: string }[]) =>
  [id, contents, ...files.map(file => file.id)].join(' ')
