import { randomUUID } from 'node:crypto'
import { paramJson } from './client.mjs'

/** @typedef {import('./client.mjs').Client} Client */

/**
 * A mail whose sending was answered.
 * @typedef {object} SentMail
 * @property {string} id
 * @property {string} mark found in no other mail
 * @property {Client} from
 * @property {Client[]} to
 * @property {{ id: string, content: string }[]} files
 * @property {string} requestId
 * @property {URLSearchParams} body
 */

/**
 * @typedef {object} Sending
 * @property {Client[]} people
 * @property {SentMail[]} sent
 * @property {Set<string>} unanswered request ids of sendings that were cut off and not answered since
 * @property {() => void} began told of each sending
 * @property {() => boolean} over
 */

const MOST_RECEIVERS = 4
/** Every so many mails carry attachments. */
const WITH_FILES = 3

/**
 * Sends mails one after the other until all is over.
 * @param {Sending} sending
 * @param {number} lane told apart from those that send at the same time
 * @param {(below: number) => number} random
 */
export async function keepSending(sending, lane, random) {
  const { people } = sending
  for (let number = 1; !sending.over(); number++) {
    const mark = `第${lane}路${number}号凭据`
    const first = random(people.length)
    const to = people.map((_, at) => person(people, first + at)).slice(0, 1 + random(MOST_RECEIVERS))
    await sendOne(sending, { mark, from: person(people, lane), to, fileCount: number % WITH_FILES ? 0 : 1 + random(2) })
  }
}

/** @param {Sending} sending @param {{ mark: string, from: Client, to: Client[], fileCount: number }} mail */
async function sendOne({ sent, unanswered, began }, { mark, from, to, fileCount }) {
  const files = []
  for (let number = 1; number <= fileCount; number++) files.push(await stage(from, `${mark}附件${number}`))
  const requestId = randomUUID()
  const receverIds = to.map(({ account }) => account)
  const body = paramJson({ contents: `${mark}，请核对。`, receverIds, fjList: files.map(({ id }) => ({ id })) })
  began()
  const lost = () => void unanswered.add(requestId)
  const id = await from.askUntilAnswered('api/MailMessageController/insertMassage', body, requestId, lost)
  unanswered.delete(requestId)
  sent.push({ id, mark, from, to, files, requestId, body })
}

/** @param {Client} client @param {string} content */
async function stage(client, content) {
  const form = new FormData()
  form.set('fileinput', new Blob([content]), `${content}.txt`)
  const id = await client.askUntilAnswered('api/FileUploadController/saveToRedis', form, randomUUID())
  return { id, content }
}

/** @param {Client[]} people @param {number} at */
function person(people, at) {
  const found = people[at % people.length]
  if (!found) throw new Error('There is nobody to write')
  return found
}
