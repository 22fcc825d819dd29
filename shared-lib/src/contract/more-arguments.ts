import { z } from 'zod'
import type { More } from './action'
import { corrected } from './correction'
import { checkDeliveries, deliveries } from './delivery'
import { named } from './form'
import { accessList } from './receivers'
import { checkRegistered } from './registration'
import type { ActionName } from './rules/actions/index'
import { type SimpleChecklist, simpleProblems } from './rules/simple'

const tick = (wire: string) => named(wire, z.boolean().default(false))

/** 简易办理: what is confirmed of a petition. */
const simplicity = {
  isFirst: tick('cxbz'),
  isClear: tick('sshqbz'),
  isUndisputed: tick('wzybz'),
  isQuestion: tick('zxbz'),
  isSuggestion: tick('jybz'),
  isThanks: tick('gxbz'),
  isUrgent: tick('jxbz'),
  isPromised: tick('cnbz'),
}

function checkSimplicity(ticked: SimpleChecklist, problem: (text: string, field?: string) => void) {
  for (const { text, field } of simpleProblems(ticked)) problem(text, field)
}

const { unreached } = deliveries

/** Whom nobody could reach, beside those who were given the paper. */
const delivering = { fields: { unreached }, check: checkDeliveries }

/** Where a direct reply is a case of 简易办理. */
const simple = named('jybl', z.object(simplicity).optional())

interface Replying {
  readonly simple?: z.output<typeof simple>
}

/** By action: arguments that travel beside those of its description, because no panel asks for them one by one. */
export const MORE_ARGUMENTS = {
  accept: delivering,
  handleSelf: delivering,
  acceptOrdinary: delivering,
  recordDelivery: delivering,
  recordOriginal: delivering,
  reply: {
    fields: { simple },
    check({ simple: ticked }: Replying, problem: (text: string, field?: string) => void) {
      if (ticked) checkSimplicity(ticked, text => problem(text, 'simple'))
    },
  },
  forwardDown: { fields: { accessList: accessList() } },
  correct: { fields: corrected, check: checkRegistered },
} satisfies { readonly [name in ActionName]?: More }
