import type { Action } from '../../workflow/engine/action'
import { accept } from './accept'
import { deliver } from './deliver'
import { draft } from './draft'
import { askFile, handInFile } from './file'
import { closeHearing, openHearing } from './hearing'
import { refuse } from './refuse'
import { askSupplement, supplemented } from './supplement'
import { withdraw } from './withdraw'

/** What may be done with a review, in the order of its buttons. */
export const REVIEW_ACTIONS: readonly Action[] = [
  ...[accept, refuse, askSupplement, supplemented, askFile, handInFile],
  ...[openHearing, closeHearing, draft, deliver, withdraw],
]
