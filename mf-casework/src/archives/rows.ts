import type { ArchiveWaitingAnswer, VolumesAnswer } from '@portal/shared-lib/contract/calls/archives'

/** What can be gathered into a volume. */
export type Waiting = ArchiveWaitingAnswer['list'][number]

export type Volume = VolumesAnswer['list'][number]

export const yearOf = ({ endedOn }: Pick<Waiting, 'endedOn'>): number => Number(endedOn.slice(0, 4))
