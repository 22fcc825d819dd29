import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const LOOPBACK = '127.0.0.1'
const SECONDS_OF_PREFLIGHT = '600'

/** @typedef {import('./kit.mjs').Kit['rules']} Rules */
/** @typedef {Record<string, import('./functions.mjs').Answer>} Functions */

/**
 * Answers the pages of some origins on the helper's address; the answer ends it.
 * @param {Rules} rules @param {Functions} functions
 * @param {Pick<import('./options.mjs').Options, 'origins' | 'broken'>} options
 * @returns {Promise<() => Promise<void>>}
 */
export async function serve(rules, functions, { origins, broken }) {
  const server = createServer(async (request, response) => {
    const { origin = '', host } = request.headers
    // The host too: another name for the loopback would make another page of the same origin.
    if (!origins.includes(origin) || host !== new URL(rules.HELPER_ADDRESS).host) return response.writeHead(403).end()
    response.setHeader('Access-Control-Allow-Origin', origin).setHeader('Vary', 'Origin')
    if (request.method === 'OPTIONS') return response.writeHead(204, PREFLIGHT).end()
    const answer = broken ? rules.HELPER_CODES.helperTrouble : await answerTo(await text(request), rules, functions)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ [rules.HELPER_ANSWER]: answer }))
  })
  await new Promise((done, fail) => server.once('error', fail).listen(rules.HELPER_PORT, LOOPBACK, () => done(null)))
  return async () => {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
}

/** Chromium once asked for the last one before a page could reach the machine it runs on; older ones still do. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': SECONDS_OF_PREFLIGHT,
  'Access-Control-Allow-Private-Network': 'true',
}

/** @param {string} body @param {Rules} rules @param {Functions} functions @returns {Promise<string | number>} */
async function answerTo(body, { HELPER_FUNCTIONS, HELPER_CODES }, functions) {
  try {
    const { FuncId, ObjGuid, ...rest } = JSON.parse(body)
    const [name] = Object.entries(HELPER_FUNCTIONS).find(([, id]) => id === FuncId) ?? []
    const answer = name === undefined ? undefined : functions[name]
    if (!answer) return HELPER_CODES.unknownFunction
    if (typeof ObjGuid !== 'string' || !ObjGuid) return HELPER_CODES.badParameter
    return await answer({ object: ObjGuid, parameters: parametersOf(rest) })
  } catch {
    return HELPER_CODES.badParameter
  }
}

/** Param1, Param2 and so on, up to the first that is missing. @param {Record<string, unknown>} fields */
function parametersOf(fields) {
  const parameters = []
  for (let at = 1; `Param${at}` in fields; at += 1) parameters.push(String(fields[`Param${at}`]))
  return parameters
}
