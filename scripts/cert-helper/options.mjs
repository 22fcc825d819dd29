import { parseArgs } from 'node:util'

const KINDS = /** @type {const} */ (['sm2', 'rsa'])

/** @typedef {(typeof KINDS)[number]} Kind */
/**
 * @typedef {object} Options
 * @property {string} account whose certificates the key holds
 * @property {Kind[]} kinds of its certificates; the first is used
 * @property {string} pin
 * @property {boolean} inserted whether the key is there
 * @property {boolean} broken whether every answer is code 19
 * @property {string[]} origins pages that may ask
 */

/**
 * From the command line; throws where it makes no sense.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Options}
 */
export function readOptions(args, { PORT = '8080' }) {
  const { values } = parseArgs({
    args,
    options: {
      account: { type: 'string', default: 'zs01' },
      kind: { type: 'string' },
      pin: { type: 'string', default: '111111' },
      'no-key': { type: 'boolean', default: false },
      broken: { type: 'boolean', default: false },
      origin: { type: 'string', multiple: true },
    },
  })
  const chosen = KINDS.filter(kind => values.kind === undefined || kind === values.kind)
  if (!chosen.length) throw new Error(`--kind is ${KINDS.join(' or ')}, not ${values.kind}`)
  return {
    account: values.account,
    kinds: chosen,
    pin: values.pin,
    inserted: !values['no-key'],
    broken: values.broken,
    origins: values.origin ?? ['localhost', '127.0.0.1'].map(host => `http://${host}:${PORT}`),
  }
}
