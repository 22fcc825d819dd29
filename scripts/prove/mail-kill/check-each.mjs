import assert from 'node:assert/strict'
import { paramJson } from './client.mjs'

/** @typedef {import('./write.mjs').SentMail} SentMail */

/** Mails looked for at the same time. */
const AT_ONCE = 8

/**
 * Each mail for itself: its request is answered as before, both sides find it by a word, and its attachments open.
 * @param {string} address
 * @param {SentMail[]} sent
 */
export async function checkEach(address, sent) {
  const waiting = [...sent]
  const worker = async () => {
    for (let mail = waiting.pop(); mail; mail = waiting.pop()) {
      await answersAsBefore(mail)
      await isFound(mail)
      for (const file of mail.files) await opens(address, mail, file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** @param {SentMail} mail */
async function answersAsBefore({ id, mark, from, requestId, body }) {
  const again = await from.ask('api/MailMessageController/insertMassage', body, requestId)
  assert.equal(again, id, `${mark} sent again under its request id`)
}

/** @param {SentMail} mail */
async function isFound({ id, mark, from, to: [receiver = from] }) {
  const asked = paramJson({ keywords: mark })
  for (const [person, call] of /** @type {const} */ ([
    [from, 'getSendBoxMessage'],
    [receiver, 'getCollectboxMessage'],
  ])) {
    const { list, total } = await person.ask(`api/MailMessageController/${call}`, asked)
    const found = list.map((/** @type {{ groupid: string }} */ { groupid }) => groupid)
    assert.deepEqual([found, total], [[id], 1], `${mark} looked for by ${person.account}`)
  }
}

/** @param {string} address @param {SentMail} mail @param {{ id: string, content: string }} file */
async function opens(address, { mark, to: [receiver] }, { id, content }) {
  const link = await receiver?.ask('api/MailMessageController/downLoadFj', paramJson({ id }))
  const answer = await fetch(address + link?.path)
  assert.equal(await answer.text(), content, `an attachment of ${mark}`)
}
