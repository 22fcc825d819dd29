import { reads, remoteApi, writes } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/archives'

const STALE = ['Petition'] as const

export const {
  useArchiveWaitingQuery,
  useArchiveVolumesQuery,
  useArchiveVolumeQuery,
  useArchiveTransfersQuery,
  useArchiveMakeMutation,
  useArchiveAddMutation,
  useArchiveTakeOutMutation,
  useArchiveDissolveMutation,
  useArchiveCloseMutation,
  useArchiveBoxMutation,
  useArchiveTransferMutation,
  useArchiveCountsQuery,
  useArchiveDestructionsQuery,
  useArchiveHoldMutation,
  useArchiveProposeMutation,
  useArchiveConfirmMutation,
  useArchiveReturnMutation,
} = remoteApi('mf-casework', 'archive', build => ({
  archiveWaiting: reads(build, calls.archiveWaiting, [...STALE]),
  archiveVolumes: reads(build, calls.volumes, [...STALE]),
  archiveVolume: reads(build, calls.volume, [...STALE]),
  archiveTransfers: reads(build, calls.transfers, [...STALE]),
  archiveMake: writes(build, calls.makeVolume, [...STALE]),
  archiveAdd: writes(build, calls.addToVolume, [...STALE]),
  archiveTakeOut: writes(build, calls.takeOut, [...STALE]),
  archiveDissolve: writes(build, calls.dissolveVolume, [...STALE]),
  archiveClose: writes(build, calls.closeVolume, [...STALE]),
  archiveBox: writes(build, calls.boxVolumes, [...STALE]),
  archiveTransfer: writes(build, calls.transferVolumes, [...STALE]),
  archiveCounts: reads(build, calls.archiveCounts, [...STALE]),
  archiveDestructions: reads(build, calls.destructions, [...STALE]),
  archiveHold: writes(build, calls.holdVolume, [...STALE]),
  archivePropose: writes(build, calls.proposeDestruction, [...STALE]),
  archiveConfirm: writes(build, calls.confirmDestruction, [...STALE]),
  archiveReturn: writes(build, calls.returnDestruction, [...STALE]),
}))
