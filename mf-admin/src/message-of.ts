import { asPortalError } from '@portal/shared-lib'

/** What to tell of a call that failed. */
export const messageOf = (error: unknown): string => asPortalError(error).message
