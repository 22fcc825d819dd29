import type { DestinationsAnswer } from '@portal/shared-lib/contract/calls/choices'

/** An organisation that can be chosen, or why it cannot. */
export type Unit = DestinationsAnswer['units'][number]
