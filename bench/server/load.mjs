import autocannon from 'autocannon'

/**
 * @typedef {object} Rate
 * @property {number} perSecond what succeeded
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} failures
 *
 * @typedef {{ path: string, request: import('autocannon').Request }} Call
 */

/** How every answer begins that is not a refusal. */
const SUCCESS = '{"code":0,'

/**
 * Makes a call as often as the server answers it. Refusals count as failures, not as answers.
 * @param {string} address
 * @param {Call} call
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<Rate>}
 */
export async function loadServer(address, { path, request }, { connections, seconds }) {
  const url = new URL(path, address)
  const result = await autocannon({
    url: url.href,
    connections,
    duration: seconds,
    requests: [{ ...request, path: url.pathname }],
    verifyBody: body => body.startsWith(SUCCESS),
  })
  const { non2xx, errors, mismatches, latency, duration } = result
  const perSecond = (result['2xx'] - mismatches) / duration
  return { perSecond, p50: latency.p50, p99: latency.p99, failures: non2xx + errors + mismatches }
}
