import { LETTER } from '../../../scripts/testing/letter.mjs'
import type { Actor } from '../workflow/actors.ts'
import type { Draws } from '../workflow/draws.ts'
import { type Asking, asking, send, stageFile } from '../workflow/requests.ts'
import type { Document } from './facts.ts'
import { find, type Stage } from './stage.ts'

export const CALLS = 'api/officialDocuments/'
const TEXT = '请各单位按时报送办理情况，于月底前书面反馈。'
const WORDS = '请补充报送的具体时限。'
const KINDS = ['G01', 'G05', 'G06']
const NAMES = ['某某社区居民委员会', '某某律师事务所']
const TODAY = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** What somebody decides by. */
export interface Seen {
  readonly stage: Stage
  readonly actor: Actor
  readonly facts: Document
  readonly draws: Draws
}

/** What a document says and to whom it goes: one at least that is no copy. */
export function drafted({ orgIds }: Stage, { orgId }: Actor, draws: Draws) {
  const others = orgIds.filter(id => id !== orgId)
  const first = draws.pick(others)
  const more = others.filter(id => id !== first && draws.chance(12)).map(dwid => ({ dwid, csbz: draws.chance(40) }))
  const outside = NAMES.filter(() => draws.chance(20)).map(dwmc => ({ dwmc, csbz: draws.chance(40) }))
  return {
    gwzl: draws.pick(KINDS),
    jjcd: draws.pick(['0', '1', '2']),
    bt: `关于报送办理情况的通知${draws.below(100_000)}`,
    zw: TEXT,
    jsdwList: [{ dwid: first, csbz: false }, ...more, ...outside],
    fjList: [],
  }
}

type Arguments = (seen: Seen) => Promise<Record<string, unknown>>

const none: Arguments = async () => ({})
const words: Arguments = async () => ({ yj: WORDS })

/** Of each action, by its name on the wire; such that nothing but the state of the document is against it. */
export const ARGUMENTS: Readonly<Record<string, Arguments>> = {
  edit: async ({ stage, actor, draws }) => drafted(stage, actor, draws),
  submit: none,
  remove: none,
  approve: words,
  sendBack: words,
  number: none,
  seal: none,
  send: none,
  redeliver: none,
  recall: words,
  finish: words,
  cancel: words,
  urge: none,
  correct: none,
  sign: none,
  conclude: words,
  recordReceipt: async ({ facts, draws }) => {
    const outside = facts.receivers.filter(({ state, has_access }) => state === '1' && !has_access)
    return { xh: outside.length > 0 ? draws.pick(outside).seq : 1, qsr: '收发室', qsrq: TODAY() }
  },
  propose: words,
  instruct: async ({ stage, actor, draws }) => {
    const handlers = stage.actors.filter(({ orgId, account }) => orgId === actor.orgId && /05|08|16|12$/.test(account))
    return { yj: WORDS, cbr: draws.pick(handlers.length > 0 ? handlers : [actor]).personId }
  },
  handle: words,
  link: async ({ stage, facts, draws }) => {
    const [row] = await stage.query<{ no: string }>(
      `select petition_no as no from petition where register_org_id = $1 and not walled_off and petition_no <> ''
       order by id desc limit 1`,
      [facts.org_id],
    )
    return { glxfjbh: row?.no ?? (await registered(stage, registrarOf(stage, facts.org_id), draws)) }
  },
}

const REGISTRARS = ['zs05', 'al05', 'rs12']

/** Who registers petitions in an organisation; where nobody of the stage does, the first who does anywhere. */
const registrarOf = ({ actors }: Stage, orgId: string): string =>
  REGISTRARS.find(name => actors.some(actor => actor.account === name && actor.orgId === orgId)) ?? 'zs05'

/** A letter about something that no other is about; its number. */
export async function registered(stage: Stage, account: string, draws: Draws): Promise<string> {
  const words = Array.from({ length: 24 }, () => String.fromCodePoint(0x4e00 + draws.below(18_000))).join('')
  const letter = asking(find(stage, account), 'api/petitions/registerLetter', { ...LETTER, nrzy: `反映${words}` })
  const { code, data, message } = await send(stage.address, letter)
  if (code !== 0) throw new Error(`${account} could not register: ${message}`)
  return String(data?.xfjbh)
}

export interface Offered {
  readonly action: string
  readonly enabled: 0 | 1
}

/** What somebody is offered; undefined where that one may not know of it. */
export async function offeredTo({ address }: Stage, actor: Actor, id: number): Promise<Offered[] | undefined> {
  const { code, data } = await send(address, asking(actor, `${CALLS}buttons`, { gwid: `${id}` }))
  return code === 0 && Array.isArray(data) ? data : undefined
}

/** An action as it would be asked for, of the version that stands there or one that is gone. */
export async function acting(seen: Seen, action: string, version = seen.facts.version): Promise<Asking> {
  const args = await ARGUMENTS[action]?.(seen)
  return asking(seen.actor, CALLS + action, { ...args, gwid: `${seen.facts.id}`, version })
}

/** 收文登记, with a scan. */
export async function receiving({ address }: Stage, actor: Actor, draws: Draws): Promise<Asking> {
  const { gwzl, jjcd, bt } = { gwzl: draws.pick(KINDS), jjcd: '0', bt: `关于转送来信的函${draws.below(100_000)}` }
  const fjList = [await stageFile(address, actor)]
  const from = { lwdw: '省农业农村厅', lwh: `农函〔2026〕${draws.below(900)}号`, swrq: TODAY(), nrzy: TEXT }
  return asking(actor, `${CALLS}receive`, { gwzl, jjcd, bt, ...from, fjList })
}
