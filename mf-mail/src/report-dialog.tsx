import { defineDialog } from '@portal/shared-lib'
import { MailWindow } from './window/mail-window'

/** 举报: the mail dialog, open on a mail to the office that the province names for reports. */
export default defineDialog(({ onClose }) => <MailWindow report onClose={() => onClose?.()} />)
