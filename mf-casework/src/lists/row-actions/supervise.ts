import type { DraftArgs } from '@portal/shared-lib/contract/calls/supervisions'
import { MOST_PETITIONS, SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { startAddress } from '../../supervision-rows/addresses'
import { type Row, textOf } from '../row'
import type { RowAction } from './row-action'

const isWalled = ({ flags }: Row): boolean => Array.isArray(flags) && flags.includes('walledOff')

/** A case may be in a list by several to-dos. */
const petitionsOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(row => textOf(row, 'xfjbh')))]

function refusalOf(rows: readonly Row[]): string {
  const { length } = petitionsOf(rows)
  if (length > MOST_PETITIONS) return `一次最多督办${MOST_PETITIONS}件，已选${length}件`
  const walled = rows.filter(isWalled)
  if (length < 2 || walled.length === 0) return ''
  return `${SUPERVISION_TEXTS.walled}，请取消选择${petitionsOf(walled).join('、')}`
}

const superviseFrom = (origin: NonNullable<DraftArgs['origin']>): RowAction => ({
  name: '发起督办',
  done: '已发起督办',
  needs: 'db:create',
  suits: row => textOf(row, 'xfjbh') !== '',
  unsuited: SUPERVISION_TEXTS.unregistered,
  refuses: refusalOf,
  leadsTo: rows => startAddress({ petitionNos: petitionsOf(rows), origin }),
})

/** Begins an order on the rows that are selected. */
export const SUPERVISE = superviseFrom('own')

/** The same out of a closing check. */
export const SUPERVISE_CHECKED = superviseFrom('check')
