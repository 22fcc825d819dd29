/** @typedef {Record<string, string>} Headers @typedef {import('../server/load.mjs').Call} Call */

/** Boxes by the last word of the call that lists them. */
export const INBOX = 'getCollectboxMessage'
export const TRASH = 'getDustbinList'
export const FAVOURITES = 'getMailScList'

const LIMIT = 10

/** A page of a box. @param {Headers} headers @param {string} box @param {string} [cursor] @returns {Call} */
export const boxPage = (headers, box, cursor) =>
  box === INBOX ? call(headers, box, { paramJson: JSON.stringify({ cursor }) }) : call(headers, box, { cursor })

/** The first page of what a word finds in the inbox. @param {Headers} headers @param {string} keywords @returns {Call} */
export const search = (headers, keywords) => call(headers, INBOX, { paramJson: JSON.stringify({ keywords }) })

/** @param {Headers} headers @param {string} box @param {Record<string, string | undefined>} form @returns {Call} */
function call(headers, box, { cursor, ...form }) {
  const fields = { limit: `${LIMIT}`, ...form, ...(cursor && { cursor }) }
  return {
    path: `api/MailMessageController/${box}`,
    request: {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams(fields)}`,
    },
  }
}
