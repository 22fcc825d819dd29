import { QR_SECONDS } from '@portal/shared-lib/contract/rules/qr-sign-in'
import { SECOND_MS } from '../../../platform/calendar/china-time'
import type { Services } from '../../../platform/services'

/** Seconds after the confirmation in which the page must sign in; it asks every second. */
const REDEEM_SECONDS = 60

/** Pictures that were asked for at this instant or before cannot be confirmed any more. */
export const askedAfter = (services: Services) => secondsAgo(services, QR_SECONDS)

/** Confirmations of this instant or before are of no use any more. */
export const confirmedAfter = (services: Services) => secondsAgo(services, REDEEM_SECONDS)

const secondsAgo = ({ now }: Services, seconds: number) => new Date(now().getTime() - seconds * SECOND_MS)
