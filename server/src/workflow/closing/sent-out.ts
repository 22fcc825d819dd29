import { STEP } from '../../petitions/record/states'
import type { CaseFile } from '../engine/case-file'

/** Whether somebody has been handed a petition who has not given it back. */
export const isSentOut = ({ steps }: CaseFile): boolean =>
  steps.some(({ parentId, state }) => parentId !== null && state !== STEP.recalled)
