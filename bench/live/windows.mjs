import { get } from 'node:http'

/** How many are opened at once, as a proxy would hand them on. */
const AT_ONCE = 200

/**
 * A window that listens to the stream of live updates.
 * @typedef {object} Window
 * @property {(tag: string) => Promise<number>} hears milliseconds of `performance.now()` at which it next hears of a tag
 * @property {() => void} close
 */

/**
 * Opens a window for each token.
 * @param {string} address @param {string[]} tokens
 * @returns {Promise<Window[]>}
 */
export async function openWindows(address, tokens) {
  const windows = []
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    windows.push(...(await Promise.all(tokens.slice(from, from + AT_ONCE).map(token => openWindow(address, token)))))
  return windows
}

/** @param {string} address @param {string} token @returns {Promise<Window>} */
function openWindow(address, token) {
  return new Promise((done, fail) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = get(new URL('api/live', address), { headers, agent: false }, stream => {
      if (stream.statusCode !== 200) fail(new Error(`a window was answered ${stream.statusCode}`))
      /** @type {{ tag: string, heard: (at: number) => void } | undefined} */
      let waiting
      stream.setEncoding('utf8').on('data', text => {
        if (!waiting || !text.includes(`"${waiting.tag}"`)) return
        waiting.heard(performance.now())
        waiting = undefined
      })
      const hears = (/** @type {string} */ tag) => new Promise(heard => (waiting = { tag, heard }))
      done({ hears, close: () => request.destroy() })
    })
    request.on('error', fail)
  })
}
