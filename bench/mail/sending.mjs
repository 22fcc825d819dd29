import { randomUUID } from 'node:crypto'
import { beside, mediansOf } from './compare.mjs'

const RECEIVERS = 2000
const TIMES = 15
const CONTENTS = '请各单位按规定期限报送第三季度来信办理情况，并附重复来信的化解进展。'

/**
 * Sending to as many as may be, beside sending to one.
 * @param {string} address
 * @param {import('./calls.mjs').Headers} headers
 */
export async function measureSending(address, headers) {
  const sendTo = (/** @type {number} */ count) => () => send(address, headers, count)
  const times = await mediansOf(TIMES, { one: sendTo(1), all: sendTo(RECEIVERS) })
  return [beside('sending to 2 000', times.all, { ms: times.one, of: 'to one' })]
}

/** Milliseconds until it is answered. @param {string} address @param {import('./calls.mjs').Headers} headers @param {number} count */
async function send(address, headers, count) {
  const receverIds = Array.from({ length: count }, (_, at) => `bench${at + 1}`)
  const body = new URLSearchParams({ paramJson: JSON.stringify({ contents: CONTENTS, receverIds, fjList: [] }) })
  const started = performance.now()
  const answer = await fetch(`${address}api/MailMessageController/insertMassage`, {
    method: 'POST',
    headers: { ...headers, 'x-request-id': randomUUID() },
    body,
  })
  const { code, message } = await answer.json()
  if (code !== 0) throw new Error(`A mail to ${count} was refused: ${message}`)
  return performance.now() - started
}
