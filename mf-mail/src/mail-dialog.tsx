import { defineDialog } from '@portal/shared-lib'
import { MailWindow } from './window/mail-window'

export default defineDialog(({ onClose }) => <MailWindow onClose={() => onClose?.()} />)
