import type { Action } from '../../workflow/engine/action'
import { pass } from './pass'
import { recognise } from './recognise'
import { refuse } from './refuse'
import { sendBack } from './send-back'
import { submit } from './submit'
import { supply } from './supply'
import { undo } from './undo'
import { withdraw } from './withdraw'

/** What may be done with a filing, in the order of its buttons. */
export const TERMINATION_ACTIONS: readonly Action[] = [
  supply,
  submit,
  pass,
  sendBack,
  recognise,
  refuse,
  withdraw,
  undo,
]
