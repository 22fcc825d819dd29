import type { Action } from '../../workflow/engine/action'
import { again } from './again'
import { askExtension, extend, refuseExtension } from './extend'
import { acceptFeedback, close, feedBack, sendBack } from './feedback'
import { agreeReturn, askReturn, refuseReturn } from './return'
import { sign } from './sign'
import { submit, withdraw } from './submit'
import { replyUrge, urge } from './urge'

/** What may be done with an order, and for one of its addressees, in the order of the buttons. */
export const SUPERVISION_ACTIONS: readonly Action[] = [
  ...[submit, withdraw, again],
  ...[sign, feedBack, askReturn, askExtension, replyUrge],
  ...[acceptFeedback, sendBack, agreeReturn, refuseReturn, urge, extend, refuseExtension, close],
]
