import { action } from './action'
import { checkDeliveries, deliveries } from './delivery'
import { ACTIONS } from './rules/actions/index'

/** Whom nobody could reach. */
const { unreached } = deliveries

/** 受理告知: the petitioner is told that the organisation handles it. */
export const accept = action(ACTIONS.accept, { unreached }, checkDeliveries)

/** 自办: the registering organisation handles it itself. */
export const handleSelf = action(ACTIONS.handleSelf, { unreached }, checkDeliveries)

/** 转普通程序: what was to be handled simply is not simple. */
export const acceptOrdinary = action(ACTIONS.acceptOrdinary, { unreached }, checkDeliveries)

/** 简易受理. */
export const acceptSimple = action(ACTIONS.acceptSimple)

/** 登记过程. */
export const recordProgress = action(ACTIONS.recordProgress)

/** 调解或和解: both parties have signed an agreement. */
export const mediate = action(ACTIONS.mediate)

/** 不予受理. */
export const notAccept = action(ACTIONS.notAccept)

/** 不再受理. */
export const noFurther = action(ACTIONS.noFurther)

/** 导入其他程序. */
export const routeElsewhere = action(ACTIONS.routeElsewhere)

/** 拟处理意见书或答复. */
export const draftOpinion = action(ACTIONS.draftOpinion)

/** 补充送达材料: the paper that proves that some of the petitioners were given the answer. */
export const supplementDelivery = action(ACTIONS.supplementDelivery)

/** 登记送达. */
export const recordDelivery = action(ACTIONS.recordDelivery, { unreached }, checkDeliveries)
