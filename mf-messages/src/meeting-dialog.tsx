import { defineDialog } from '@portal/shared-lib'
import { openRoom } from './meeting/open-room'
import { StartDialog } from './meeting/start-dialog'

export default defineDialog(({ onClose }) => (
  <StartDialog
    onClose={() => onClose?.()}
    onEnter={roomId => {
      onClose?.()
      openRoom(roomId)
    }}
  />
))
