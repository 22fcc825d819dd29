import assert from 'node:assert/strict'
import { paramJson } from './client.ts'
import type { SentMail } from './write.ts'

/** Mails looked for at the same time. */
const AT_ONCE = 8

/** Each mail for itself: its request is answered as before, both sides find it by a word, and its attachments open. */
export async function checkEach(address: string, sent: SentMail[]) {
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

async function answersAsBefore({ id, mark, from, requestId, body }: SentMail) {
  const again = await from.ask('api/MailMessageController/insertMassage', body, requestId)
  assert.equal(again, id, `${mark} sent again under its request id`)
}

async function isFound({ id, mark, from, to: [receiver = from] }: SentMail) {
  const asked = paramJson({ keywords: mark })
  for (const [person, call] of [
    [from, 'getSendBoxMessage'],
    [receiver, 'getCollectboxMessage'],
  ] as const) {
    const { list, total } = await person.ask(`api/MailMessageController/${call}`, asked)
    const found = list.map(({ groupid }: { groupid: string }) => groupid)
    assert.deepEqual([found, total], [[id], 1], `${mark} looked for by ${person.account}`)
  }
}

async function opens(
  address: string,
  { mark, to: [receiver] }: SentMail,
  { id, content }: { id: string; content: string },
) {
  const link = await receiver?.ask('api/MailMessageController/downLoadFj', paramJson({ id }))
  const answer = await fetch(address + link?.path)
  assert.equal(await answer.text(), content, `an attachment of ${mark}`)
}
