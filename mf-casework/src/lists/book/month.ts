import { formatDay } from '@portal/shared-lib'

const MONTH_LENGTH = 7

/** The month of today, `YYYY-MM`. */
export const thisMonth = (): string => formatDay(new Date()).slice(0, MONTH_LENGTH)
