import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { meetingAccess } from '@portal/shared-lib/contract/meetings'
import type { Caller } from '../../platform/caller'

/** What a member's browser needs to attend: the page of another service, or what connects browsers. */
export type Access = CallAnswer<typeof meetingAccess>

interface Log {
  warn(details: object, text: string): void
}

/** Where meetings take place. */
export interface MeetingProvider {
  /** Lets somebody in who may attend. Refuses in words where the service cannot be reached. */
  admit(member: Pick<Caller, 'account'>, roomId: string, log: Log): Promise<Access>
}
