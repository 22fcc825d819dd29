import type { Scene } from '../scene'
import { ANSWERS } from './answers'
import { ARRIVALS } from './arrivals'
import { LETTERS } from './letters'
import { LIMITS } from './limits'
import { OVERSIGHT } from './oversight'
import { UPWARD } from './upward'

/** The cases of the guided tour: one for each thing that can happen to a petition. */
export const GOLDEN: readonly Scene[] = [...LETTERS, ...UPWARD, ...ARRIVALS, ...ANSWERS, ...LIMITS, ...OVERSIGHT]
