import { limitName } from '@portal/shared-lib/contract/rules/limits'
import type { ClockType } from '../../clocks/types'

/** What a warning says. The number of the petition in it leads to the case. */
export function warningText(petitionNo: string, type: ClockType, remainingDays: number): string {
  const petition = `信访件${petitionNo}`
  const limit = limitName(type)
  if (remainingDays < 0) return `${petition}的${limit}已超期${-remainingDays}天，请尽快办理。`
  if (remainingDays === 0) return `${petition}的${limit}今日届满，请及时处理。`
  return `${petition}距${limit}还剩${remainingDays}天，请及时处理。`
}
