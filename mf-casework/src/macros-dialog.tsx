import { defineDialog } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { MacroSettings } from './actions/macros/macro-settings'

/** Pixels. */
const WIDTH = 760

/** 常用操作: what the user has kept of forms of actions, and what colleagues share. */
export default defineDialog(({ onClose }) => (
  <Dialog title="常用操作" width={WIDTH} onClose={() => onClose?.()}>
    <MacroSettings />
  </Dialog>
))
