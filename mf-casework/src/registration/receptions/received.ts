import type { ReceivedAnswer } from '@portal/shared-lib/contract/calls/receptions'

export type Received = ReceivedAnswer['list'][number]
