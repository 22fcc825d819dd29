import { api, type Notice, onNotice, store } from '@portal/shared-lib'
import { recordProgress, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import * as cases from '@portal/shared-lib/contract/cases'
import * as choices from '@portal/shared-lib/contract/choices'
import { clocks, explainClock } from '@portal/shared-lib/contract/clocks'
import { warningDays } from '@portal/shared-lib/contract/counters'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/locks'
import { macros } from '@portal/shared-lib/contract/macros'
import { openedCase } from '@portal/shared-lib/contract/opened-case'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { claim, petitionTodo } from '@portal/shared-lib/contract/todos'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { ABOUT } from '../../actions/testing/about'
import casework from '../../app'

type Button = CallAnswer<typeof buttonStatus>[number]
type Step = CallAnswer<typeof cases.steps>[number]

/** What the server knows of the case; an action moves it on. */
export interface World {
  state: string
  stateName: string
  version: number
  buttons: readonly Button[]
  steps: readonly Step[]
  /** Who writes on it beside the user; empty for nobody. */
  heldBy: string
  /** What others did beside what the tests begin with. */
  events: readonly CallAnswer<typeof timeline>[number][]
  /** What waits with the user, and who has it. */
  todoId: string
  holders: readonly string[]
  /** When the user looked last; null: never. */
  seenBefore: string | null
  /** Marks, like walledOff. */
  flags: readonly string[]
  /** What the user may do beside opening the page. */
  permissions: readonly string[]
  /** How many rows the tabs hold. */
  counts: CallAnswer<typeof cases.tabCounts>
}

export const button = (action: string, name: string, more: Partial<Button> = {}): Button => ({
  code: `bl:${action}`,
  action,
  name,
  visible: 1,
  enabled: 1,
  reason: '',
  primary: 0,
  ...more,
})

export const NO_ROWS = { process: 0, files: 0, papers: 0, related: 0, oversight: 0, review: 0, ratings: 0 }

const NO = ABOUT.petition.petitionNo

const unit = {
  orgId: '990100000-rs',
  name: '安澜市人力资源和社会保障局',
  regionName: '安澜市',
  isBureau: false,
  problem: '',
  reason: '',
}
const housing = {
  ...unit,
  orgId: '990100000-zj',
  name: '安澜市住房和城乡建设局',
  problem: '不得将检举控告材料转至被反映单位',
}
const city = { regionCode: '990100000000', regionName: '安澜市' }

/** A case opened in the portal, before a server of the test's own. */
export async function openCase(
  world: Partial<World> = {},
  path = `/toDoManage/handle?xfjbh=${NO}&dbid=7`,
  more: Parameters<typeof fakeServer>[0] = [],
) {
  const known: World = {
    state: '30',
    stateName: '办理中',
    version: 3,
    steps: [],
    heldBy: '',
    events: [],
    todoId: '',
    holders: [],
    seenBefore: null,
    flags: [],
    permissions: [],
    counts: NO_ROWS,
    buttons: [button('recordProgress', '登记过程', { primary: 1 })],
    ...world,
  }
  const done = (version: number) => {
    if (version !== known.version)
      throw new FakeRefusal('changedMeanwhile', { name: '韩戊竹', time: '2026-11-20 10:00:00' })
    known.version += 1
    return {
      petitionNo: NO,
      state: known.state,
      stateName: known.stateName,
      version: known.version,
      awaitsApproval: false,
    }
  }
  const readings = readingsOf(known)
  const server = fakeServer([
    ...partFakes(readings),
    fake(openedCase, ({ args: { petitionNo } }) => ({
      petition: readings.petition(petitionNo),
      timeline: readings.timeline(),
      buttons: readings.buttons(),
      todo: readings.todo(),
      submissions: [],
      clocks: [CLOCK],
      tabCounts: readings.counts(),
    })),
    fake(cases.disclosures, () => [{ on: '2026-11-20', event: '登记', organisation: '临江省信访局' }]),
    fake(cases.visit, () => ({ before: known.seenBefore })),
    fake(cases.people, () => [...ABOUT.people]),
    fake(cases.steps, () => [...known.steps]),
    fake(choices.previewLimit, () => ({
      dueAt: '2027-01-19 23:59:59',
      lines: [{ label: '起算', text: '2026年11月20日' }],
    })),
    fake(choices.destinations, ({ args: { regionCode, name } }) => {
      if (name) return { regions: [], units: [unit, housing].filter(one => one.name.includes(name)), recent: [] }
      return regionCode
        ? { regions: [], units: [unit, housing], recent: [] }
        : { regions: [city], units: [], recent: [{ ...unit, reason: '主管问题属地的“养老保险”，近来常转送' }] }
    }),
    fake(warningDays, () => [
      ...[
        { row: 'xfbm' as const, days: 3 },
        { row: 'zrdw' as const, days: 10 },
      ],
      ...[
        { row: 'aq' as const, days: 15 },
        { row: 'myd' as const, days: 7 },
      ],
    ]),
    fake(explainClock, () => ({
      clockId: '5',
      type: 'K05',
      name: '办结',
      dueAt: '2027-01-19 23:59:59',
      lines: [{ label: '期限', text: '60日（《信访工作条例》第三十四条）' }],
    })),
    fake(codeTable, ({ args: { tableName } }) => TABLES[tableName] ?? []),
    fake(lockPetition, () => ({ heldBy: known.heldBy, until: '2026-11-20 10:03:00' })),
    fake(unlockPetition, () => null),
    fake(claim, () => {
      known.holders = ['信访科 沈丁兰']
      return null
    }),
    ...more,
    fake(macros, () => []),
    fake(recordProgress, ({ args }) => done(args.version)),
    fake(transfer, ({ args }) => done(args.version)),
    fake(signFor, ({ args }) => {
      known.state = '25'
      known.stateName = '已签收待受理'
      return done(args.version)
    }),
  ])
  const said: string[] = []
  const offers: NonNullable<Notice['action']>[] = []
  const stopHearing = onNotice(({ text, action }) => {
    said.push(text)
    if (action) offers.push(action)
  })
  const user = desktopWith(['toDoManage/personalToDo', 'toDoManage/departToDo', ...known.permissions], {
    userId: `user${++users}`,
    userName: '沈丁兰',
  })
  const page = await renderRemote(casework, { path, desktop: user })
  return {
    world: known,
    said,
    /** What the lines over the page offered to do, newest last. */
    get offered() {
      return offers.map(({ label }) => label)
    },
    takeOffer: () => offers.at(-1)?.run(),
    page,
    /** What was asked of a call, newest last. */
    asked: (call: { readonly path: string }) =>
      server.arrived.filter(({ path: asked }) => asked === call.path).map(({ args }) => args),
    /** The live updates name it: somebody else has done something. */
    changeElsewhere: (part: Partial<World>) => {
      Object.assign(known, { version: known.version + 1, ...part })
      store.dispatch(api.util.invalidateTags([{ type: 'Petition', id: NO }]))
    },
    close: async () => {
      await page.unmount()
      stopHearing()
      server.stop()
    },
  }
}

/** What the calls of a case's parts answer. */
function readingsOf(known: World) {
  return {
    petition: (petitionNo: string): CallAnswer<typeof petition> => {
      const { state, stateName, version } = known
      return {
        ...ABOUT.petition,
        petitionNo,
        attachments: [],
        flags: [...known.flags],
        holders: [...known.holders],
        extra: [],
        state,
        stateName,
        version,
      }
    },
    timeline: (): CallAnswer<typeof timeline> => [REGISTERED, ...known.events],
    buttons: () => [...known.buttons],
    todo: () => waiting(known.todoId),
    counts: () => known.counts,
  }
}

const partFakes = (readings: ReturnType<typeof readingsOf>) => [
  fake(petition, ({ args }) => readings.petition(args.petitionNo)),
  fake(timeline, () => readings.timeline()),
  fake(buttonStatus, () => readings.buttons()),
  fake(petitionTodo, () => readings.todo()),
  fake(cases.submissions, () => []),
  fake(cases.tabCounts, () => readings.counts()),
  fake(clocks, () => [CLOCK]),
]

const REGISTERED: CallAnswer<typeof timeline>[number] = {
  version: 1,
  at: '2026-11-18 09:00:00',
  action: '登记',
  actor: '赵甲禾',
  organisation: '临江省信访局',
  department: '来信处',
  text: '',
  onBehalfOf: '',
  stateName: '已登记待分办',
  papers: [{ name: '来信.pdf', file: { id: 'f1', name: '来信.pdf' } }],
  stayMinutes: 1500,
  isLast: true,
}

const waiting = (todoId: string): CallAnswer<typeof petitionTodo> => ({
  url: '',
  todoId,
  editable: '1',
  code: '',
  family: todoId ? 'db' : 'qt',
})

const CLOCK: CallAnswer<typeof clocks>[number] = {
  clockId: '5',
  type: 'K05',
  name: '办结',
  organisation: unit.name,
  startAt: '2026-11-20 09:00:00',
  dueAt: '2027-01-19 23:59:59',
  state: 'running',
  remainingDays: 60,
  lamp: 'green',
  late: false,
  pausedDays: 0,
  extendedDays: 0,
  closedAt: null,
  result: '',
}

/** Whoever signs in next finds no open cases. */
let users = 0

const row = (codeId: string, codeName: string) => ({ codeId, codeName, parentId: null })

const TABLES: Readonly<Record<string, ReturnType<typeof row>[]>> = {
  DM_XFMD: [row('01', '意见建议'), row('03', '求决')],
  DM_GCLX: [row('1', '调查'), row('2', '走访')],
  DM_BLFS: [row('010100', '转送本级责任单位'), row('010200', '转送下级信访部门'), row('020100', '交办本级责任单位')],
  DM_DRTJ: [row('3600', '信访程序(出具处理意见书)'), row('3100', '涉法涉诉')],
}
