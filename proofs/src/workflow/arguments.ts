import { ACTIONS, type ActionName } from '../described.ts'
import { type Args, code, day, drawn, REASON, type Supply } from './drawn.ts'
import type { Draws } from './draws.ts'

/** Has decided before anybody asks for a review at the bureau above. */
const DECIDER = '990100000-xf'
const TEXT = '请按照《信访工作条例》有关规定处理，并书面告知信访人。'

/** By law a claim, handled as a petition: what most petitions are. */
const CLAIM = { flcl: '3', drtj: '3600' }

const satisfaction = ({ draws }: Supply) => draws.pick(['0', '1', '3'])

const notice = () => ({ gzsnr: '你反映的事项我单位已受理。' })

const soon = ({ draws }: Supply) => ({ bljzrq: day(5 + draws.below(20)) })

/** What is sent beside the entries that must be filled in, or where some go together only. */
const BESIDE: { readonly [name in ActionName]?: (supply: Supply) => Args } = {
  correct: ({ draws }) => ({
    djbd: 'letter',
    xfxsdm: '100',
    xfrq: day(-1),
    xfmddm: '03',
    nrfldm: '010200',
    wtsddm: '990121100000',
    nrzy: TEXT,
    tsqq: REASON,
    xfrs: 1 + draws.below(9),
    gzyy: REASON,
    xfrList: [{ rylx: '1', xm: '冯丙莲', zz: '安澜市石渡县荷塘镇' }],
  }),
  transfer: () => ({ ...CLAIM, blfsdm: '010100' }),
  assign: ({ draws }) => ({ ...CLAIM, blfsdm: '020100', bljzrq: day(3 + draws.below(70)) }),
  instruct: ({ draws, orgIds }) => (draws.chance(50) ? { dwid: draws.pick(orgIds) } : {}),
  agreeReturn: ({ draws, orgIds }) => ({ dwid: draws.chance(50) ? '' : draws.pick(orgIds) }),
  forwardDown: ({ draws }) => (draws.chance(60) ? { bljzrq: day(2 + draws.below(15)) } : {}),
  coHandle: ({ draws }) => ({ bljzrq: day(2 + draws.below(9)) }),
  suspend: () => ({ ztsy: 'hearing', yjhfrq: day(6) }),
  routeElsewhere: ({ draws }) => ({ bjgbz: draws.chance(50) }),
  stateNewFacts: () => ({ xssly: TEXT }),
  accept: notice,
  handleSelf: notice,
  acceptOrdinary: notice,
  acceptSimple: () => ({ cxbz: true, sshqbz: true, wzybz: true, jxbz: true }),
  reply: () => ({ sdfs: '0', sdrq: day(0) }),
  draftOpinion: () => ({ jllx: '1' }),
  recordDelivery: ({ draws }) =>
    draws.chance(80) ? {} : { sdList: [], wsdList: [{ xh: 1, lxjg: '三次电话联系均无人接听，登门未遇。' }] },
  close: () => ({ bjlx: '01', sdw: ['1'] }),
  submitReport: () => ({ sdw: ['1'] }),
  sendReportBack: soon,
  passReportBack: soon,
  evaluate: supply => {
    const myd = satisfaction(supply)
    return { myd, bmyyy: myd === '3' ? [code(supply, 'DM_BMYYY')] : [] }
  },
  recordCallback: supply => ({ myd: satisfaction(supply), hfqk: REASON }),
  checkClosing: ({ draws }) => {
    const hcjl = draws.pick(['passed', 'correct', 'redo'])
    return { cxdf: 90, stdf: 80, sddf: 70, pjdf: 60, hcjl, ...(hcjl !== 'passed' && { hcwt: REASON }) }
  },
  recordOriginal: ({ draws }) => ({ dwid: draws.chance(70) ? DECIDER : 'nowhere', cjrq: day(-3) }),
  registerReview: ({ draws }) => ({ fclx: draws.chance(80) ? 'review' : 'reReview', sqrq: day(0) }),
  withdraw: ({ draws }) => ({ chrList: draws.chance(80) ? [1] : [2] }),
}

export const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name)

/**
 * Arguments of an action, in the words of the wire, that pass its form; whether they pass its rules is left to chance.
 */
export const argumentsOf = (name: ActionName, supply: Supply): Args => ({
  ...drawn(ACTIONS[name], supply),
  ...BESIDE[name]?.(supply),
})

const NONSENSE = ['', 'x', null, -1, [], '机密', `${'长'.repeat(2001)}`, "'; drop table petition; --", {}]

/** The same with one of them spoilt. */
export function spoilt(args: Args, draws: Draws): Args {
  const names = Object.keys(args)
  return names.length === 0 ? args : { ...args, [draws.pick(names)]: draws.pick(NONSENSE) }
}
