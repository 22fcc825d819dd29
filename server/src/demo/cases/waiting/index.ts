import type { Scene } from '../scene'
import { AT_BUREAUS } from './bureau'
import { AT_UNITS } from './unit'

/** Something for every list: each case waits for somebody, or for something to happen. */
export const WAITING: readonly Scene[] = [...AT_BUREAUS, ...AT_UNITS]
