import { formatDay } from '@portal/shared-lib'
import type {
  ArchiveWaitingAnswer,
  DestructionsAnswer,
  VolumesAnswer,
} from '@portal/shared-lib/contract/calls/archives'

/** What can be gathered into a volume. */
export type Waiting = ArchiveWaitingAnswer['list'][number]

export type Volume = VolumesAnswer['list'][number]

export type Destruction = DestructionsAnswer['list'][number]

export const thisYear = (): number => Number(formatDay(new Date()).slice(0, 4))

export const yearOf = ({ endedOn }: Pick<Waiting, 'endedOn'>): number => Number(endedOn.slice(0, 4))
