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
const SOME_FILE = '00000000-0000-4000-8000-000000000000'
const FAR = '2099-01-01'
const delivered = { sdList: [{ xh: 1, sdfs: '0', sdrq: '2026-11-20', sdr: '沈丁兰' }] }
const notice = { cjrq: '2026-11-20', gzsnr: '你反映的事项我单位已受理。', ...delivered }
const dispatched = { flcl: '3', drtj: '3600', blyj: TEXT, dwList: [{ orgId: '990100000-rs', zbbz: true }] }
const rejected = { thyydm: '1', thsm: TEXT, bljzrq: FAR }

const LEADER_CASE = {
  ...{ bald: 'demo-zs07', zw: '副局长', zrdw: '990100000-rs', zrr: '沈丁兰' },
  bajb: '1',
  bayy: '1',
  hjcs: TEXT,
  hjsx: FAR,
}

const HAND_OVER = { dwid: '990100000-rs', ckmc: '2号窗口', zysx: TEXT }

const FEEDBACK = { fkjd: '1', fkrq: '2026-11-20', fkfs: '1', fkjsr: '巡视组', fknr: TEXT }
const FOLLOW_UP = { hfrq: '2026-11-20', hffs: '1', hfjg: '2', hfqk: TEXT }

const CORRECTED = {
  ...{ djbd: 'letter', xfxsdm: '100', xfrq: '2026-09-01', xfmddm: '03', nrfldm: '010200', wtsddm: '990121100000' },
  ...{ nrzy: TEXT, tsqq: TEXT, xfrs: 1, xfrList: [{ rylx: '1', xm: '冯丙莲', zz: '安澜市石渡县荷塘镇' }], gzyy: TEXT },
}

/** Arguments of each action that pass its form. */
export const ACTIONS: Record<string, Readonly<Record<string, unknown>>> = {
  ...{ merge: { zjbh: 'LX990000991231999999' }, unmerge: { cxly: TEXT }, voidPetition: { zfyy: TEXT } },
  ...{ flagUrgent: { bjlx: 'threat', bjnr: TEXT }, liftFlag: { bjlx: 'threat', jcly: TEXT } },
  ...{ transfer: { ...dispatched, blfsdm: '010100' }, assign: { ...dispatched, blfsdm: '020100', bljzrq: FAR } },
  ...{ escalate: { cbzy: TEXT }, instruct: { psnr: TEXT }, recall: { chyy: TEXT }, signFor: {} },
  ...{ requestReturn: { thyy: TEXT, jydw: TEXT }, cancelReturn: {}, agreeReturn: { dwid: '', blyj: TEXT } },
  ...{ refuseReturn: { btyyy: TEXT }, submitCoordination: { zysm: TEXT } },
  forwardDown: { blfsdm: '010100', dwid: '990100000-rs', blyj: TEXT },
  coHandle: { dwList: ['990100000-rs'], xbsx: TEXT, bljzrq: FAR },
  answerCoHandling: { xbyj: TEXT, fjList: [] },
  suspend: { ztsy: 'hearing', ztsm: TEXT, yjhfrq: FAR, fjList: [SOME_FILE] },
  ...{ resume: {}, extend: { ycts: 3, yqly: TEXT }, informExtension: { gzrq: '2026-11-20', sdfs: '0' } },
  reply: { hfgznr: TEXT, sdfs: '0', sdrq: '2026-11-20' },
  notAccept: { blfsdm: '060100', yggz: '人民法院', gzsnr: TEXT },
  noFurther: { blfsdm: '070400', yggz: '人民法院', gzsnr: TEXT },
  ...{ file: { blfsdm: '080100' }, routeElsewhere: { drtj: '3100', ydsm: TEXT } },
  ...{ accept: notice, handleSelf: notice, acceptOrdinary: notice },
  ...{ acceptSimple: { cxbz: true, sshqbz: true, wzybz: true, jxbz: true }, recordProgress: { gclx: '1', gcjl: TEXT } },
  mediate: { wslx: '13', fjid: SOME_FILE, xyjf: '冯丙莲', xyyf: '荷塘镇人民政府', qdrq: '2026-11-20' },
  draftOpinion: { ss: TEXT, clyj: TEXT, flyj: TEXT, jllx: '1', dcr: ['沈丁兰', '韩戊竹'] },
  supplementDelivery: { xhList: [1], fjid: SOME_FILE },
  ...{ recordDelivery: delivered, close: { bjlx: '01', sdw: ['1'] } },
  submitReport: { ss: TEXT, blqk: TEXT, bljg: TEXT, xfryj: '0', sdw: ['1'] },
  ...{ withdrawReport: {}, acceptReport: { gzbz: true, sdbz: true, yjbz: true, hfbz: true } },
  ...{ sendReportBack: rejected, passReportBack: rejected, reportUpward: { shyj: TEXT } },
  ...{ evaluate: { pjdx: 'unit', myd: '0', pjqd: '1' }, selectForCheck: {} },
  recordCallback: { hfrq: '2026-11-20', hffs: 'phone', myd: '0', hfqk: TEXT },
  checkClosing: { cxdf: 90, stdf: 80, sddf: 70, pjdf: 60, hcjl: 'passed' },
  ...{ submitCorrection: { zgqk: TEXT, fjList: [] }, reopen: { cbyj: 'check', cbly: TEXT }, archive: {} },
  ...{ withdraw: { fjList: [SOME_FILE], chrList: [1] }, closeDirectly: { bjlx: '10', blfsdm: '080100' } },
  ...{
    undoDirectClosing: { cxly: TEXT },
    urge: { cbnr: TEXT },
    replyUrge: { hfnr: TEXT },
    settleSuggestion: { clyj: TEXT },
    proposeSupervision: { dbly: TEXT },
    correct: CORRECTED,
  },
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
  ...[json('related'), json('oversight'), json('ratings'), json('submissions')],
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
  { path: 'api/clocks/list', travels: 'json', args: {} },
  { path: 'api/recognition/letter', travels: 'json', args: {} },
  { path: 'api/recognition/letterPage', travels: 'json', args: { ym: 0 } },
  { path: 'api/clocks/explain', travels: 'json', args: { type: 'K01' } },
  { path: 'api/DbxxController/getDzMessageByXfjbh', travels: 'form', args: {} },
  { path: 'api/BlfsxxController/getButtonStatus', travels: 'form', args: {} },
  { path: 'api/XfjxxController/getUrl', travels: 'query', args: {} },
]

export const acting = (name: string, version: number): PetitionCall => ({
  ...json(name),
  args: { ...ACTIONS[name], version },
  writes: true,
})

/** Every call about one petition that can be asked without anything happening. */
export const EVERY_CALL: readonly PetitionCall[] = [
  ...READS,
  ...Object.keys(ACTIONS).map(name => acting(name, 1)),
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
]
