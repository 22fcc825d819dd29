import { z } from 'zod'
import { action } from './action'
import { checkDeliveries, deliveries } from './delivery'
import { documentNo } from './document-number'
import { day } from './fields'
import { named } from './form'
import { ANSWER_TEXTS } from './rules/answer'
import { DELIVERY_TEXTS } from './rules/delivery'
import { checkSimplicity, simplicity } from './simple'
import { remark, written } from './written'

const MOST_PERSONS = 500

const fileId = named('fjid', z.string().default(''))

const acceptance = {
  documentNo,
  /** Printed on the notice; the limits of handling count from it. */
  issuedOn: named('cjrq', day),
  /** What the notice says; or it is uploaded. */
  text: named('gzsnr', remark('受理告知书内容', 4000)),
  fileId,
  ...deliveries,
}

type Acceptance = Parameters<typeof checkDeliveries>[0] & { text: string; fileId: string }

function checkAcceptance(args: Acceptance, problem: (text: string, field?: string) => void) {
  if (!args.text && !args.fileId) problem(ANSWER_TEXTS.noNotice, 'fileId')
  checkDeliveries(args, problem)
}

/** 受理告知: the petitioner is told that the organisation handles it. */
export const accept = action('accept', acceptance, checkAcceptance)

/** 自办: the registering organisation handles it itself. */
export const handleSelf = action('handleSelf', acceptance, checkAcceptance)

/** 转普通程序: what was to be handled simply is not simple. */
export const acceptOrdinary = action('acceptOrdinary', acceptance, checkAcceptance)

/** 简易受理. */
export const acceptSimple = action('acceptSimple', simplicity, checkSimplicity)

/** 登记过程. */
export const recordProgress = action('recordProgress', {
  /** DM_GCLX. */
  kind: named('gclx', z.string({ error: ANSWER_TEXTS.noKind }).min(1, ANSWER_TEXTS.noKind)),
  text: named('gcjl', written(ANSWER_TEXTS.shortRecord, { min: 10 })),
})

const party = (wire: string) => named(wire, written(ANSWER_TEXTS.noParties, { max: 100 }))

/** 调解或和解: both parties have signed an agreement. */
export const mediate = action('mediate', {
  documentNo,
  kind: named('wslx', z.enum(['13', '14'], { error: ANSWER_TEXTS.noAgreement })),
  fileId: named('fjid', z.string({ error: ANSWER_TEXTS.noAgreement }).min(1, ANSWER_TEXTS.noAgreement)),
  petitionerSide: party('xyjf'),
  otherSide: party('xyyf'),
  signedOn: named('qdrq', z.iso.date({ error: ANSWER_TEXTS.noParties })),
  text: named('xynr', remark('协议主要内容', 2000)),
})

const competent = named('yggz', written(ANSWER_TEXTS.noCompetent, { max: 500 }))

/** 不予受理. */
export const notAccept = action('notAccept', {
  documentNo,
  reason: named('blfsdm', z.string({ error: ANSWER_TEXTS.noReason }).regex(/^060[1-4]00$/, ANSWER_TEXTS.noReason)),
  competent,
  text: named('gzsnr', remark('告知书内容', 4000)),
})

/** 不再受理. */
export const noFurther = action('noFurther', {
  documentNo,
  reason: named('blfsdm', z.string({ error: ANSWER_TEXTS.noReason }).regex(/^070[1-4]00$/, ANSWER_TEXTS.noReason)),
  competent,
  text: named('gzsnr', remark('告知书内容', 4000)),
})

/** 导入其他程序. */
export const routeElsewhere = action('routeElsewhere', {
  documentNo,
  /** DM_DRTJ, but not the petition procedure itself. */
  route: named('drtj', z.string({ error: ANSWER_TEXTS.noRoute }).regex(/^3[1-5]\d\d$/, ANSWER_TEXTS.noRoute)),
  guidance: named('ydsm', written(ANSWER_TEXTS.shortGuidance, { min: 10 })),
  /** Whether the organisation itself is competent for that procedure. */
  isOwn: named('bjgbz', z.boolean().default(false)),
})

/** 拟处理意见书或答复. */
export const draftOpinion = action('draftOpinion', {
  documentNo,
  facts: named('ss', written(ANSWER_TEXTS.noOpinion, { max: 5000 })),
  opinion: named('clyj', written(ANSWER_TEXTS.noOpinion, { max: 5000 })),
  basis: named('flyj', written(ANSWER_TEXTS.noOpinion, { max: 2000 })),
  answers: named(
    'sqhf',
    z
      .array(z.object({ no: named('xh', z.int().min(1)), text: written(ANSWER_TEXTS.unanswered) }))
      .max(50)
      .default([]),
  ),
  /** DM_JLLX. */
  conclusion: named('jllx', z.string({ error: ANSWER_TEXTS.noConclusion }).min(1, ANSWER_TEXTS.noConclusion)),
  investigators: named('dcr', z.array(z.string().trim().min(1).max(50)).max(10).default([])),
})

/** 补充送达材料: the paper that proves that some of the petitioners were given the answer. */
export const supplementDelivery = action('supplementDelivery', {
  /** Numbers of the petitioners. */
  persons: named(
    'xhList',
    z.array(z.int().min(1), { error: DELIVERY_TEXTS.notLacking }).min(1, DELIVERY_TEXTS.notLacking).max(MOST_PERSONS),
  ),
  fileId: named('fjid', z.string({ error: DELIVERY_TEXTS.noProof }).min(1, DELIVERY_TEXTS.noProof)),
})

/** 登记送达. */
export const recordDelivery = action('recordDelivery', deliveries, checkDeliveries)
