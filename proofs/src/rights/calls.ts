import type { ActionDescription } from '@portal/shared-lib/contract/rules/actions/description'
import { ACTION_NAMES, type ActionName, REVIEW_ACTIONS, TERMINATION_ACTIONS } from '../described.ts'
import { argumentsOf } from '../workflow/arguments.ts'
import { readCodes } from '../workflow/codes.ts'
import { drawn, type Supply } from '../workflow/drawn.ts'
import { createDraws } from '../workflow/draws.ts'

/** A call about one petition. */
export interface PetitionCall {
  /** Path below the base path. */
  path: string
  /** How its arguments do. */
  travels: 'json' | 'form' | 'query'
  /** Beside the petition's number. */
  args: Readonly<Record<string, unknown>>
  writes?: boolean
  /** Button that the caller needs beforehand. */
  button?: string
}

const TEXT = '请按照《信访工作条例》有关规定处理，并书面告知信访人。'
const FAR = '2099-01-01'
const MOST_LISTED = 999

const LEADER_CASE = {
  bald: 'demo-zs07',
  zw: '副局长',
  zrdw: '990100000-rs',
  zrr: '沈丁兰',
  bajb: '1',
  bayy: '1',
  hjcs: TEXT,
  hjsx: FAR,
}

const HAND_OVER = { dwid: '990100000-rs', ckmc: '2号窗口', zysx: TEXT }

const FEEDBACK = { fkjd: '1', fkrq: '2026-11-20', fkfs: '1', fkjsr: '巡视组', fknr: TEXT }
const RECOMMENDATIONS = 'superviseManage/recommendations'
const OFFICIAL = 'official/officialList'
const RECOMMENDED = { jyzl: '1', bjydw: '990100000-rs', jynr: TEXT }
const DOCUMENT = { gwzl: 'G06', jjcd: '0', bt: TEXT, zw: TEXT, jsdwList: [{ dwid: '990100000-rs' }] }
const EVENT = { sjzl: '1', dxdw: '990100000-rs', rq: '2026-11-20', wh: '临联办〔2026〕1号', sy: TEXT }
const FOLLOW_UP = { hfrq: '2026-11-20', hffs: '1', hfjg: '2', hfqk: TEXT }

/** Nothing that is named here is there. */
const SUPPLY: Supply = {
  draws: createDraws(1),
  orgIds: ['990100000-rs'],
  codes: readCodes,
  fileId: '00000000-0000-4000-8000-000000000000',
  otherNo: 'LX990000991231999999',
  onTopic: [],
}

const json = (name: string): PetitionCall => ({ path: `api/petitions/${name}`, travels: 'json', args: {} })

/** What is asked about a petition without acting on it. */
export const READS: readonly PetitionCall[] = [
  ...[
    json('case'),
    json('timeline'),
    json('dispatchPreset'),
    json('steps'),
    json('disclosures'),
    json('people'),
    json('papers'),
  ],
  ...[
    json('related'),
    json('oversight'),
    json('ratings'),
    json('submissions'),
    json('tabCounts'),
    json('visit'),
    json('opened'),
  ],
  { ...json('destinations'), args: { place: 'below' } },
  { ...json('knowers'), args: { dwid: '990100000-rs' } },
  json('notes'),
  json('documentTemplates'),
  { ...json('previewLimit'), args: { type: 'K05' } },
  { ...json('createDocument'), args: { mbid: '06' }, writes: true },
  ...[
    { ...json('lock'), writes: true },
    { ...json('unlock'), writes: true },
  ],
  {
    ...json('reveal'),
    args: { fields: ['address'], reason: 'contact', reasonText: '电话核实住址' },
    button: 'xfj:viewPii',
  },
  { path: 'api/reviews/origin', travels: 'json', args: {} },
  { path: 'api/reviews/ofPetition', travels: 'json', args: {} },
  { path: 'api/supervisions/ofPetition', travels: 'json', args: {} },
  { path: 'api/search/similar', travels: 'json', args: {} },
  { path: 'api/terminations/candidate', travels: 'json', args: {} },
  { path: 'api/terminations/ofPetition', travels: 'json', args: {} },
  { path: 'api/clocks/list', travels: 'json', args: {} },
  { path: 'api/recognition/letter', travels: 'json', args: {} },
  { path: 'api/recognition/letterPage', travels: 'json', args: { ym: 0 } },
  { path: 'api/clocks/explain', travels: 'json', args: { type: 'K01' } },
  { path: 'api/DbxxController/getDzMessageByXfjbh', travels: 'form', args: {} },
  { path: 'api/BlfsxxController/getButtonStatus', travels: 'form', args: {} },
  { path: 'api/XfjxxController/getUrl', travels: 'query', args: {} },
]

export const acting = (name: ActionName, version: number): PetitionCall => ({
  ...json(name),
  args: { ...argumentsOf(name, SUPPLY), version },
  writes: true,
})

const PROCEEDINGS: Readonly<Record<ProceedingKind, Readonly<Record<string, ActionDescription>>>> = {
  reviews: REVIEW_ACTIONS,
  terminations: TERMINATION_ACTIONS,
}

/** What is carried on beside a petition. */
export type ProceedingKind = 'reviews' | 'terminations'

export const PROCEEDING_ACTIONS: Readonly<Record<ProceedingKind, readonly string[]>> = {
  reviews: Object.keys(REVIEW_ACTIONS),
  terminations: Object.keys(TERMINATION_ACTIONS),
}

const called = (kind: ProceedingKind, name: string, args: PetitionCall['args']): PetitionCall => ({
  path: `api/${kind}/${name}`,
  travels: 'json',
  args,
})

export function actingOnProceeding(kind: ProceedingKind, name: string, id: string, version: number): PetitionCall {
  const description = PROCEEDINGS[kind][name]
  if (!description) throw new Error(`Nothing is called ${kind}.${name}`)
  return { ...called(kind, name, { ...drawn(description, SUPPLY), ...BESIDE[name], blid: id, version }), writes: true }
}

/** What is sent beside the entries that must be filled in. */
const BESIDE: Readonly<Record<string, PetitionCall['args']>> = { supply: { clsm: TEXT } }

export const readingProceeding = (kind: ProceedingKind, name: 'read' | 'buttons', id: string): PetitionCall =>
  called(kind, name, { blid: id })

export const listOf = (kind: ProceedingKind, tab: string): PetitionCall =>
  called(kind, 'list', { bqy: tab, limit: MOST_LISTED })

/** Every call about one petition that can be asked without anything happening. */
export const EVERY_CALL: readonly PetitionCall[] = [
  ...READS,
  ...ACTION_NAMES.map(name => acting(name, 1)),
  { ...json('saveNote'), args: { bqnr: TEXT }, writes: true },
  { ...json('removeNote'), args: { bqid: '0' }, writes: true },
  { ...json('registeredForm'), button: 'xfj:edit' },
  { path: 'api/meetings/create', travels: 'json', args: { loginAccounts: ['zs05'] }, writes: true },
  { path: 'api/leaderCases/register', travels: 'json', args: LEADER_CASE, writes: true, button: 'ba:register' },
  { path: 'api/inspections/feedback', travels: 'json', args: FEEDBACK, writes: true, button: 'xsdjManage/xsRegister' },
  { path: 'api/receptions/followUp', travels: 'json', args: FOLLOW_UP, writes: true, button: 'jf:register' },
  {
    path: 'api/jointReceptions/handOverVisit',
    travels: 'json',
    args: HAND_OVER,
    writes: true,
    button: 'visitorManage/visitorRegister',
  },
  { path: 'api/recommendations/of', travels: 'json', args: {}, button: RECOMMENDATIONS },
  { path: 'api/recommendations/write', travels: 'json', args: RECOMMENDED, writes: true, button: 'jy:write' },
  { path: 'api/officialDocuments/of', travels: 'json', args: {}, button: OFFICIAL },
  { path: 'api/officialDocuments/draftOf', travels: 'json', args: {}, button: 'gw:draft' },
  { path: 'api/officialDocuments/draft', travels: 'json', args: DOCUMENT, writes: true, button: 'gw:draft' },
  { path: 'api/supervisionEvents/of', travels: 'json', args: {}, button: RECOMMENDATIONS },
  { path: 'api/supervisionEvents/add', travels: 'json', args: EVENT, writes: true, button: 'db:event' },
]
