import { send } from '@portal/shared-lib'
import { type CloseDirectlyManyArgs, closeDirectlyMany } from '@portal/shared-lib/contract/calls/case-actions'
import { keysOf } from '@portal/shared-lib/contract/keys-of'
import { closeDirectly } from '@portal/shared-lib/contract/rules/actions/close-directly'
import { idOf, type Row, textOf } from '../row'
import type { Outcome } from './row-action'
import { allFailed } from './several'

export type CloseType = CloseDirectlyManyArgs['closeType']

/** What is entered for letters that end alike. */
export interface Closing {
  readonly closeType: CloseType
  /** DM_BLFS. */
  readonly reason: string
  readonly reply: string
  readonly competent: string
  readonly mainNo: string
  readonly text: string
  /** Where the letters lie from now on. */
  readonly boxNo: string
}

const { fields } = closeDirectly

/** DM_BJLX, as far as letters end so without an action of their own. */
export const KINDS = fields.closeType.options.filter(([kind]) => kind !== '12')

/** Of the codes in DM_BLFS those that say why; undefined where none is asked for. */
const reasonsOf = (closing: Closing): RegExp | undefined =>
  fields.reason.when({ ...closing }) ? fields.reason.codes({ ...closing }) : undefined

const NUMBER_LENGTH = 20
/** The least characters of what some ways to end a letter ask for. */
const LEAST = { reason: 1, reply: fields.reply.min, mainNo: NUMBER_LENGTH, competent: fields.competent.min }

/** What is wrong with what was entered; empty where nothing is. */
export function problemOf(closing: Closing): string {
  const lacking = keysOf(LEAST).find(
    name => fields[name].when({ ...closing }) && closing[name].trim().length < LEAST[name],
  )
  return lacking ? fields[lacking].text : ''
}

/** Of what was entered only what letters take that end in this way. */
export function closingOf(closing: Closing): Closing {
  const taken = (name: keyof typeof LEAST) => (fields[name].when({ ...closing }) ? closing[name] : '')
  return {
    ...closing,
    reason: reasonsOf(closing)?.test(closing.reason) ? closing.reason : '',
    reply: taken('reply'),
    competent: taken('competent'),
    mainNo: taken('mainNo'),
  }
}

export async function closeLetters(rows: readonly Row[], closing: Closing): Promise<Outcome> {
  const letters = rows.map(row => ({ petitionNo: textOf(row, 'xfjbh'), version: Number(row.version) }))
  const { data, error } = await send(closeDirectlyMany, { ...closing, letters })
  if (error) return allFailed(rows, error.message)
  return {
    done: data.closed,
    failed: data.failed.flatMap(({ petitionNo, reason }) => {
      const row = rows.find(one => textOf(one, 'xfjbh') === petitionNo)
      return row ? [{ id: idOf(row), reason }] : []
    }),
  }
}
