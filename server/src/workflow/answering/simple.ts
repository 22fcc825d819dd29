import { isAccusation } from '@portal/shared-lib/contract/rules/petition-rules'
import { groundsIn, SIMPLE_TEXTS, type SimpleChecklist } from '@portal/shared-lib/contract/rules/simple'
import { isRepeated } from '../../petitions/record/marks'
import type { Petition } from '../engine/case-file'

const LITIGATION = /^31/

/** Why a petition cannot be handled simply, whatever is ticked; undefined where it can. */
export function whyNotSimple(petition: Petition): string | undefined {
  const { purpose, legal_class: legalClass, statutory_route: route, flags, repeat_flag: repeatFlag } = petition
  const isUnfit = isAccusation({ purpose, legalClass }) || LITIGATION.test(route) || flags.includes('litigation')
  if (isUnfit) return SIMPLE_TEXTS.unfit
  return isRepeated(repeatFlag) ? SIMPLE_TEXTS.repeated : undefined
}

/** For the timeline: by which grounds it is. */
export const simpleBy = (ticked: SimpleChecklist): string => `简易办理：${groundsIn(ticked).join('、')}`
