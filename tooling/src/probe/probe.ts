import type { Call } from '@portal/shared-lib/contract/form'
import { unreachable } from '../../../scripts/console/unreachable.mjs'
import { type Contract, isCommon } from './contract.ts'
import { judge, type Result } from './judge.ts'
import { encode, send } from './wire.ts'

/** What the probe found of a call. */
export interface Finding {
  id: string
  method: string
  path: string
  result: Result
  details: string[]
}

/** `address` ends with a slash; `limit`: milliseconds after which an answer is not waited for any more. */
export interface Target {
  address: string
  account: string
  password: string
  limit?: number
}

/** Read calls that leave something behind all the same. */
const LEAVES_SOMETHING: Record<string, string> = {
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
 */
export async function probe(contract: Contract, target: Target): Promise<Finding[]> {
  const known = [...contract.calls].filter(([, call]) => isCommon(call))
  const session = await signIn(contract, target)
  const findings = [...session.findings]
  for (const [id, call] of known.filter(([id]) => !SESSION.includes(id)))
    findings.push(await findingOf(contract, target, id, call, session))
  findings.push(await ask(contract, target, 'identity.signOut', {}, session.token))
  return findings.sort((one, other) => one.id.localeCompare(other.id))
}

async function signIn(contract: Contract, target: Target) {
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

/** Enough of an answer to know it by, be it a page. */
const beginning = (text: string) => text.slice(0, 300)

async function findingOf(
  contract: Contract,
  target: Target,
  id: string,
  call: Call,
  session: { token: string; organisationId: string; regionCode: string },
): Promise<Finding> {
  const notAsked = (why: string): Finding => {
    const { method, path } = call
    return { id, method, path, result: 'not asked', details: [why] }
  }
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

const namesOf = (
  { account }: Target,
  { organisationId, regionCode }: { organisationId: string; regionCode: string },
) => ({
  loginAccount: account,
  organisationId,
  orgId: organisationId,
  id: organisationId,
  regionCode,
  type: '24',
})

/** Where a name means something else than elsewhere. */
const OTHERWISE: Record<string, Record<string, unknown>> = {
  'screens.templateFileName': { id: '1' },
  'people.people': { isUse: '1' },
}

/** Of the examples, those that the call demands, or all that it takes. */
const argumentsOf = (call: Call, examples: Record<string, unknown>, all: boolean) =>
  Object.fromEntries(
    Object.entries(shapeOf(call)).flatMap(([name, schema]) =>
      (!all && schema.safeParse(undefined).success) || !(name in examples) ? [] : [[name, examples[name]]],
    ),
  )

const shapeOf = ({ args }: Call): Record<string, Call['args']> => Reflect.get(args, 'shape') ?? {}

const ask = async (contract: Contract, target: Target, id: string, args: Record<string, unknown>, token?: string) =>
  (await exchange(contract, target, id, args, token)).finding

async function exchange(
  contract: Contract,
  { address, limit }: Target,
  id: string,
  args: Record<string, unknown>,
  token?: string,
) {
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
  const finding: Finding = { id, method: call.method, path: call.path, ...judged }
  return { ...answered, data, finding }
}
