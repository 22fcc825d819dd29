import { z } from 'zod'
import { named } from './form'
import { type SimpleChecklist, simpleProblems } from './rules/simple'

const tick = (wire: string) => named(wire, z.boolean().default(false))

/** 简易办理: what is confirmed of a petition. */
export const simplicity = {
  isFirst: tick('cxbz'),
  isClear: tick('sshqbz'),
  isUndisputed: tick('wzybz'),
  isQuestion: tick('zxbz'),
  isSuggestion: tick('jybz'),
  isThanks: tick('gxbz'),
  isUrgent: tick('jxbz'),
  isPromised: tick('cnbz'),
}

export function checkSimplicity(ticked: SimpleChecklist, problem: (text: string, field?: string) => void) {
  for (const { text, field } of simpleProblems(ticked)) problem(text, field)
}
