import type { Draws } from './draws.ts'

/** What arguments are drawn from. */
export interface Supply {
  draws: Draws
  /** Org ids to which a petition may be handed over, or not. */
  orgIds: readonly string[]
  /** One of a code table's that can be chosen. */
  code: (table: string) => string
  /** File id of a file that the actor has just uploaded. */
  fileId: () => Promise<string>
  /** Number of another petition. */
  otherNo: () => string
}

export type Args = Record<string, unknown>

const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000

/** Day at +08:00, so many days from today. */
const day = (ahead: number) => new Date(Date.now() + CHINA_MS + ahead * DAY_MS).toISOString().slice(0, 10)

const TEXT = '请按照《信访工作条例》有关规定处理，并书面告知信访人。'
const REASON = '经核实确有必要，按照规定程序办理。'
const delivered = () => ({ sdList: [{ xh: 1, sdfs: '0', sdrq: day(0), sdr: '沈丁兰' }] })
const notice = () => ({ cjrq: day(0), gzsnr: '你反映的事项我单位已受理。', ...delivered() })

function dispatch({ draws, orgIds }: Supply) {
  const count = draws.chance(70) ? 1 : 2
  const chosen = [...new Set(Array.from({ length: count }, () => draws.pick(orgIds)))]
  const dwList = chosen.map((orgId, at) => ({ orgId, zbbz: at === 0 }))
  return { flcl: '3', drtj: '3600', blfsdm: '010100', dwList, blyj: TEXT }
}

const rejection = ({ draws, code }: Supply) => ({
  thyydm: code('DM_THCB'),
  thsm: REASON,
  bljzrq: day(5 + draws.below(20)),
})

async function directClosing({ draws, fileId, otherNo }: Supply) {
  const kinds = [
    { bjlx: '10', blfsdm: '080100' },
    { bjlx: '02', hfgznr: REASON, sdfs: '0', sdrq: day(0) },
    { bjlx: '11', zjbh: otherNo() },
    { bjlx: '09', blfsdm: '070400', zdbm: '人民法院' },
    { bjlx: '12', fjList: [await fileId()] },
  ]
  return draws.pick(kinds)
}

function verdict({ draws }: Supply) {
  const hcjl = draws.pick(['passed', 'correct', 'redo'])
  return { cxdf: 90, stdf: 80, sddf: 70, pjdf: 60, hcjl, ...(hcjl !== 'passed' && { hcwt: REASON }) }
}

/**
 * Arguments of each action, in the words of the wire, that pass its form; whether they pass its rules is left to
 * chance.
 */
export const ARGUMENTS: Record<string, (supply: Supply) => Args | Promise<Args>> = {
  merge: ({ otherNo }) => ({ zjbh: otherNo() }),
  unmerge: () => ({ cxly: REASON }),
  correct: ({ draws }) => ({
    ...{ djbd: 'letter', xfxsdm: '100', xfrq: day(-1), xfmddm: '03', nrfldm: '010200', wtsddm: '990121100000' },
    ...{ nrzy: TEXT, tsqq: REASON, xfrs: 1 + draws.below(9), gzyy: REASON },
    xfrList: [{ rylx: '1', xm: '冯丙莲', zz: '安澜市石渡县荷塘镇' }],
  }),
  voidPetition: () => ({ zfyy: REASON }),
  flagUrgent: ({ draws }) => ({ bjlx: draws.pick(['majorUrgent', 'threat']), bjnr: '扬言赴省集访。' }),
  liftFlag: ({ draws }) => ({ bjlx: draws.pick(['majorUrgent', 'threat']), jcly: REASON }),
  transfer: dispatch,
  assign: supply => ({ ...dispatch(supply), blfsdm: '020100', bljzrq: day(3 + supply.draws.below(70)) }),
  escalate: () => ({ cbzy: '请领导阅示。' }),
  instruct: ({ draws, orgIds }) => ({ psnr: '请依法办理。', ...(draws.chance(50) && { dwid: draws.pick(orgIds) }) }),
  recall: () => ({ chyy: REASON }),
  signFor: () => ({}),
  requestReturn: () => ({ thyy: REASON, jydw: '安澜市住房和城乡建设局' }),
  cancelReturn: () => ({}),
  agreeReturn: ({ draws, orgIds }) => ({ dwid: draws.chance(50) ? '' : draws.pick(orgIds), blyj: TEXT }),
  refuseReturn: () => ({ btyyy: REASON }),
  submitCoordination: () => ({ zysm: REASON }),
  forwardDown: ({ draws, orgIds }) => ({
    ...{ blfsdm: '010100', dwid: draws.pick(orgIds), blyj: TEXT },
    ...(draws.chance(60) && { bljzrq: day(2 + draws.below(15)) }),
  }),
  coHandle: ({ draws, orgIds }) => ({ dwList: [draws.pick(orgIds)], xbsx: TEXT, bljzrq: day(2 + draws.below(9)) }),
  answerCoHandling: () => ({ xbyj: REASON, fjList: [] }),
  suspend: async ({ fileId }) => ({ ztsy: 'hearing', ztsm: REASON, yjhfrq: day(6), fjList: [await fileId()] }),
  resume: () => ({ hfsm: '听证已结束。' }),
  extend: ({ draws }) => ({ ycts: 1 + draws.below(32), yqly: REASON }),
  informExtension: ({ code }) => ({ gzrq: day(0), sdfs: code('DM_SDFS') }),
  reply: () => ({ hfgznr: REASON, sdfs: '0', sdrq: day(0) }),
  notAccept: () => ({ blfsdm: '060100', yggz: '人民法院', gzsnr: REASON }),
  noFurther: ({ draws }) => ({ blfsdm: draws.pick(['070100', '070400']), yggz: '人民法院', gzsnr: REASON }),
  file: ({ draws }) => ({ blfsdm: draws.pick(['080100', '080400']) }),
  routeElsewhere: ({ draws, code }) => ({ drtj: code('DM_DRTJ'), ydsm: REASON, bjgbz: draws.chance(50) }),
  accept: notice,
  handleSelf: notice,
  acceptOrdinary: notice,
  acceptSimple: () => ({ cxbz: true, sshqbz: true, wzybz: true, jxbz: true }),
  recordProgress: ({ code }) => ({ gclx: code('DM_GCLX'), gcjl: REASON }),
  mediate: async ({ fileId }) => ({
    ...{ wslx: '13', fjid: await fileId(), xyjf: '冯丙莲', xyyf: '荷塘镇人民政府', qdrq: day(0), xynr: REASON },
  }),
  draftOpinion: () => ({
    ...{ ss: '经查属实。', clyj: '依法予以支持。', flyj: '《信访工作条例》第三十二条。', jllx: '1' },
    dcr: ['沈丁兰', '韩戊竹'],
  }),
  recordDelivery: ({ draws }) =>
    draws.chance(80) ? delivered() : { wsdList: [{ xh: 1, lxjg: '三次电话联系均无人接听，登门未遇。' }] },
  supplementDelivery: async ({ fileId }) => ({ xhList: [1], fjid: await fileId() }),
  close: () => ({ bjlx: '01', sdw: ['1'] }),
  submitReport: () => ({ ss: '经查属实。', blqk: '已核实。', bljg: '已兑付。', xfryj: '0', sdw: ['1'] }),
  withdrawReport: () => ({}),
  acceptReport: () => ({ gzbz: true, sdbz: true, yjbz: true, hfbz: true }),
  sendReportBack: rejection,
  passReportBack: rejection,
  reportUpward: () => ({ shyj: '同意下级意见。' }),
  evaluate: ({ draws, code }) => {
    const myd = draws.pick(['0', '1', '3'])
    const bmyyy = myd === '3' ? [code('DM_BMYYY')] : []
    return { pjdx: draws.pick(['bureau', 'unit']), myd, bmyyy, pjqd: code('DM_PJQD') }
  },
  selectForCheck: () => ({}),
  recordCallback: ({ draws }) => ({ hfrq: day(0), hffs: 'phone', myd: draws.pick(['0', '1', '3']), hfqk: REASON }),
  checkClosing: verdict,
  submitCorrection: () => ({ zgqk: REASON, fjList: [] }),
  reopen: ({ draws }) => ({ cbyj: draws.pick(['check', 'review', 'supervision', 'newFacts']), cbly: REASON }),
  archive: () => ({}),
  withdraw: async ({ draws, fileId }) => ({ fjList: [await fileId()], chrList: draws.chance(80) ? [1] : [2] }),
  closeDirectly: directClosing,
  undoDirectClosing: () => ({ cxly: REASON }),
  urge: () => ({ cbnr: '请抓紧办理。' }),
  replyUrge: () => ({ hfnr: '正在办理。' }),
  proposeSupervision: () => ({ dbly: '承办单位未按规定程序办理，建议督办。' }),
  settleSuggestion: () => ({ clyj: '先由承办单位说明情况。' }),
}

const NONSENSE = ['', 'x', null, -1, [], '机密', `${'长'.repeat(2001)}`, "'; drop table petition; --", {}]

/** The same with one of them spoilt. */
export function spoilt(args: Args, draws: Draws): Args {
  const names = Object.keys(args)
  return names.length === 0 ? args : { ...args, [draws.pick(names)]: draws.pick(NONSENSE) }
}
