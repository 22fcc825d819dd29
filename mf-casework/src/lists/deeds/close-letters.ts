import { send } from '@portal/shared-lib'
import { type CloseDirectlyManyArgs, closeDirectlyMany } from '@portal/shared-lib/contract/calls/case-actions'
import { idOf, type Row, textOf } from '../row'
import type { Outcome } from './deed'
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

interface Kind {
  readonly name: string
  /** Of the codes in DM_BLFS those that say why. */
  readonly reasons?: RegExp
}

/** DM_BJLX, as far as letters end so without an action of their own. */
export const KINDS: Readonly<Record<CloseType, Kind>> = {
  '10': { name: '存查', reasons: /^080[1-4]00$/ },
  '02': { name: '直接回复' },
  '11': { name: '并案' },
  '09': { name: '不再受理', reasons: /^070[1-4]00$/ },
}

const LEAST_REPLY = 10
const NUMBER_LENGTH = 20

/** What is wrong with what was entered; empty where nothing is. */
export function problemOf({ closeType, reason, reply, competent, mainNo }: Closing): string {
  if (KINDS[closeType].reasons && !reason) return '请选择办结方式和办结理由'
  if (closeType === '02' && reply.trim().length < LEAST_REPLY) return '直接回复应填写回复内容，不少于10个字'
  if (closeType === '11' && mainNo.trim().length !== NUMBER_LENGTH) return '并案应选择主件'
  return closeType === '09' && !competent.trim() ? '请写明信访人可以寻求的途径' : ''
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
