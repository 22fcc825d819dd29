import type { Action } from '../action'
import { agreeReturn } from './agree-return'
import { assign } from './assign'
import { cancelReturn } from './cancel-return'
import { recall } from './recall'
import { refuseReturn } from './refuse-return'
import { requestReturn } from './request-return'
import { signFor } from './sign-for'
import { transfer } from './transfer'

/** The table of actions, in the order in which a case has them. docs/workflow.md says the same in words. */
export const ACTIONS: readonly Action[] = [
  ...[transfer, assign, recall],
  ...[signFor, requestReturn, cancelReturn, agreeReturn, refuseReturn],
]
