import { defineDialog } from '@portal/shared-lib'
import { MessageCentre } from './messages/message-centre'

export default defineDialog(({ onClose }) => <MessageCentre onClosed={() => onClose?.()} />)
