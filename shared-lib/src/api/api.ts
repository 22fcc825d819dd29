import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type { CallDescriptor } from '../contract/descriptor'
import type { PortalError } from './portal-error'
import { type SendOptions, send } from './send'

/** What the portal's data are about; a write names what it makes stale, in whichever remote it is shown. */
const TAGS = [
  'Todo',
  'Count',
  'Petition',
  'Note',
  'Notice',
  'Mail',
  'Message',
  'Meeting',
  'Account',
  'Knowledge',
  'Table',
  'Job',
  'Organisation',
  'Setting',
  'Alert',
] as const
export type Tag = (typeof TAGS)[number]

export interface Asked {
  readonly call: CallDescriptor
  readonly args: unknown
  readonly requestId?: SendOptions['requestId']
}

const contractQuery: BaseQueryFn<Asked, unknown, PortalError> = async ({ call, args, requestId }, { signal }) =>
  send(call, args, { signal, requestId })

/** The one RTK Query api. Remotes add their endpoints with `remoteApi`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
