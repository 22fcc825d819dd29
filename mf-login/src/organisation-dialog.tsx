import { defineDialog } from '@portal/shared-lib'
import { OrganisationPanel } from './account/organisation/organisation-panel'

export default defineDialog(({ onClose, onDone }) => (
  <OrganisationPanel onCancel={() => onClose?.()} onDone={() => onDone?.()} />
))
