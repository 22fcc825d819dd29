import { randomUUID } from 'node:crypto'
import { type Client, paramJson } from './client.ts'

/** A mail whose sending was answered. */
export interface SentMail {
  id: string
  /** Found in no other mail. */
  mark: string
  from: Client
  to: Client[]
  files: { id: string; content: string }[]
  requestId: string
  body: URLSearchParams
}

export interface Sending {
  people: Client[]
  sent: Pick<SentMail[], 'push'>
  /** Request ids of sendings that were cut off and not answered since. */
  unanswered: Set<string>
  /** Told of each sending. */
  began: () => void
  over: () => boolean
}

const MOST_RECEIVERS = 4
/** Every so many mails carry attachments. */
const WITH_FILES = 3

/**
 * Sends mails one after the other until all is over.
 * @param lane told apart from those that send at the same time
 */
export async function keepSending(sending: Sending, lane: number, random: (below: number) => number) {
  const { people } = sending
  for (let number = 1; !sending.over(); number++) {
    const mark = `第${lane}路${number}号凭据`
    const first = random(people.length)
    const to = people.map((_, at) => person(people, first + at)).slice(0, 1 + random(MOST_RECEIVERS))
    await sendOne(sending, { mark, from: person(people, lane), to, fileCount: number % WITH_FILES ? 0 : 1 + random(2) })
  }
}

async function sendOne(
  { sent, unanswered, began }: Sending,
  { mark, from, to, fileCount }: { mark: string; from: Client; to: Client[]; fileCount: number },
) {
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

async function stage(client: Client, content: string) {
  const form = new FormData()
  form.set('fileinput', new Blob([content]), `${content}.txt`)
  const id = await client.askUntilAnswered('api/FileUploadController/saveToRedis', form, randomUUID())
  return { id, content }
}

function person(people: Client[], at: number) {
  const found = people[at % people.length]
  if (!found) throw new Error('There is nobody to write')
  return found
}
