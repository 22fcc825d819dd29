import { unreachable } from '../console/unreachable.mjs'
import { isCommon } from './contract.mjs'
import { judge } from './judge.mjs'
import { encode, send } from './wire.mjs'

/**
 * @typedef {{ id: string, method: string, path: string, result: 'fits' | 'refused' | 'differs' | 'missing' | 'not asked',
 *   details: string[] }} Finding `refused`: the server knows the call and said no, so that its answer was not seen
 * @typedef {{ address: string, account: string, password: string, limit?: number }} Target `address` ends with a slash;
 *   `limit`: milliseconds after which an answer is not waited for any more
 */

/** Read calls that leave something behind all the same. @type {Record<string, string>} */
const LEAVES_SOMETHING = {
  'qrSignIn.qrToken': 'makes a picture to scan',
  'downloads.openDownload': 'hands out a link',
  'notices.openNoticeFile': 'hands out a link',
  'files.download': 'hands out a link',
}

/** How the probe gets in and out. */
const SESSION = ['identity.organisationsOfAccount', 'identity.signIn', 'identity.signOut']

/**
 * Signs in at a server and asks it each call that all provinces have and that only reads. Nothing is changed there but
 * that somebody signed in and out.
 * @param {import('./contract.mjs').Contract} contract
 * @param {Target} target
 * @returns {Promise<Finding[]>}
 */
export async function probe(contract, target) {
  const known = [...contract.calls].filter(([, call]) => isCommon(call))
  const session = await signIn(contract, target)
  const findings = [...session.findings]
  for (const [id, call] of known.filter(([id]) => !SESSION.includes(id)))
    findings.push(await findingOf(contract, target, id, call, session))
  findings.push(await ask(contract, target, 'identity.signOut', {}, session.token))
  return findings.sort((one, other) => one.id.localeCompare(other.id))
}

/** @param {import('./contract.mjs').Contract} contract @param {Target} target */
async function signIn(contract, target) {
  const { account: loginAccount, password } = target
  const organisations = await exchange(contract, target, 'identity.organisationsOfAccount', { loginAccount, type: '1' })
  const organisationId = organisations.data?.list?.[0]?.id
  if (!organisations.status) throw new Error(organisations.text)
  if (!organisationId) throw new Error(`${loginAccount} has no organisation there: ${beginning(organisations.text)}`)
  const signedIn = await exchange(contract, target, 'identity.signIn', {
    username: loginAccount,
    password,
    organisationId,
  })
  const { token } = signedIn
  if (!token) throw new Error(`${loginAccount} could not sign in: ${beginning(signedIn.text)}`)
  const { data: desktop } = await exchange(contract, target, 'identity.desktop', {}, token)
  const { regionCode = '' } = desktop ?? {}
  return { token, organisationId, regionCode, findings: [organisations.finding, signedIn.finding] }
}

/** Enough of an answer to know it by, be it a page. @param {string} text */
const beginning = text => text.slice(0, 300)

/**
 * @param {import('./contract.mjs').Contract} contract @param {Target} target
 * @param {string} id @param {import('./wire.mjs').Call} call
 * @param {{ token: string, organisationId: string, regionCode: string }} session
 * @returns {Promise<Finding>}
 */
async function findingOf(contract, target, id, call, session) {
  const notAsked = (/** @type {string} */ why) =>
    /** @type {Finding} */ ({ id, method: call.method, path: call.path, result: 'not asked', details: [why] })
  if (call.writes) return notAsked('it writes')
  if (LEAVES_SOMETHING[id]) return notAsked(LEAVES_SOMETHING[id])
  const examples = { ...EXAMPLES, ...namesOf(target, session), ...OTHERWISE[id] }
  const args = [false, true]
    .map(all => argumentsOf(call, examples, all))
    .find(tried => call.args.safeParse(tried).success)
  if (!args) return notAsked(`no example of its arguments: ${Object.keys(shapeOf(call))}`)
  return ask(contract, target, id, args, session.token)
}

/** Values that are well-formed everywhere, and mostly lead to nothing. */
const EXAMPLES = {
  petitionNo: 'LX990000202601010001',
  viewId: 'v_dbx_personal',
  tableName: 'DM_ZSJB',
  userName: '王',
  token: 'probe',
  fileId: '00000000-0000-0000-0000-000000000000',
}

/** @param {Target} target @param {{ organisationId: string, regionCode: string }} session */
const namesOf = ({ account }, { organisationId, regionCode }) => ({
  ...{ loginAccount: account, organisationId, orgId: organisationId, id: organisationId, regionCode, type: '24' },
})

/** Where a name means something else than elsewhere. @type {Record<string, Record<string, unknown>>} */
const OTHERWISE = { 'screens.templateFileName': { id: '1' }, 'people.people': { isUse: '1' } }

/** Of the examples, those that the call demands, or all that it takes. @param {import('./wire.mjs').Call} call @param {Record<string, unknown>} examples @param {boolean} all */
const argumentsOf = (call, examples, all) =>
  Object.fromEntries(
    Object.entries(shapeOf(call)).flatMap(([name, schema]) =>
      (!all && schema.safeParse(undefined).success) || !(name in examples) ? [] : [[name, examples[name]]],
    ),
  )

/** @param {import('./wire.mjs').Call} call */
const shapeOf = ({ args }) =>
  /** @type {Record<string, import('./wire.mjs').Call['args']>} */ (Reflect.get(args, 'shape') ?? {})

/** @param {import('./contract.mjs').Contract} contract @param {Target} target @param {string} id @param {Record<string, unknown>} args @param {string} [token] */
const ask = async (contract, target, id, args, token) => (await exchange(contract, target, id, args, token)).finding

/** @param {import('./contract.mjs').Contract} contract @param {Target} target @param {string} id @param {Record<string, unknown>} args @param {string} [token] */
async function exchange(contract, { address, limit }, id, args, token) {
  const call = contract.calls.get(id)
  if (!call) throw new Error(`The contract has no ${id}`)
  const descriptor = contract.describe(id, call)
  const answered = await send(address, descriptor, encode(descriptor, args, contract.toWire), { token, limit }).catch(
    error => ({
      status: 0,
      text: unreachable(address, error),
      token: undefined,
    }),
  )
  const { data, ...judged } = judge(contract, call, descriptor, answered)
  const finding = /** @type {Finding} */ ({ id, method: call.method, path: call.path, ...judged })
  return { ...answered, data, finding }
}
