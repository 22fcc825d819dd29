import { defineDialog } from '@portal/shared-lib'
import { PasswordPanel } from './account/password/password-panel'

export default defineDialog(({ onClose, onDone }) => (
  <PasswordPanel onCancel={() => onClose?.()} onDone={() => onDone?.()} />
))
