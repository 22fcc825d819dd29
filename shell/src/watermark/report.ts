import { newId, send } from '@portal/shared-lib'
import { reportWatermark } from '@portal/shared-lib/contract/calls/reports'
import { currentPath } from '../outlet/register'
import type { Damage } from './cover'

/** Milliseconds between two reports of a window. */
const PAUSE = 60_000

let reportedAt = Number.NEGATIVE_INFINITY

/** Tells the server that somebody tampers with the watermark. */
export function reportRepair(kind: Damage): void {
  if (Date.now() - reportedAt < PAUSE) return
  reportedAt = Date.now()
  void send(reportWatermark, { path: currentPath(), kind }, { requestId: newId() })
}
