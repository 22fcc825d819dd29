import { addressOf } from '@portal/shared-lib/router'

/** Opens a meeting in a window of its own, as large as the screen; one that is open already is brought to the front. */
export function openRoom(roomId: string): void {
  const { availWidth, availHeight } = window.screen
  const features = `popup,left=0,top=0,width=${availWidth},height=${availHeight}`
  window.open(addressOf(`/room?roomId=${roomId}`), `room-${roomId}`, features)?.focus()
}
