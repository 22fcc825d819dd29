import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

const LIMIT_MS = 3_000

/**
 * Whether a portal answers at the address. Its certificate may be a self-signed one: we only ask who is there, and
 * hold no connection.
 * @param {string} address ends with a slash
 * @returns {Promise<boolean>}
 */
export function answersHealth(address) {
  return new Promise(resolve => {
    try {
      const url = new URL('api/health', address)
      const request = url.protocol === 'https:' ? requestHttps : requestHttp
      const call = request(url, { agent: false, rejectUnauthorized: false, timeout: LIMIT_MS }, answer => {
        answer.resume()
        resolve(answer.statusCode === 200)
      })
      call.on('timeout', () => call.destroy())
      call.on('error', () => resolve(false))
      call.end()
    } catch {
      resolve(false) // no address at all
    }
  })
}
