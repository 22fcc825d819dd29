import { z } from 'zod'
import { action, officeText } from './action'
import { named } from './form'

/** 签收. */
export const signFor = action('signFor', {})

/** 申请退回. */
export const requestReturn = action('requestReturn', {
  reason: named('thyy', officeText('退回理由', { min: 10, max: 1000 })),
  suggestedUnit: named('jydw', officeText('建议的承办单位', { min: 1, max: 100 })),
})

/** 撤销退回: before the sender has decided. */
export const cancelReturn = action('cancelReturn', {})

/** 同意退回: to another unit, or kept where no other is named. */
export const agreeReturn = action('agreeReturn', {
  orgId: named('dwid', z.string().default('')),
  text: named('blyj', officeText('办理意见', { min: 1, max: 1000 })),
})

/** 不同意退回. */
export const refuseReturn = action('refuseReturn', {
  reason: named('btyyy', officeText('不同意理由', { min: 10, max: 1000 })),
})
