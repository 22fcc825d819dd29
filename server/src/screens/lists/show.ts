import { maskMobile, maskName } from '@portal/shared-lib/contract/rules/masks'
import { type LampThresholds, limitShown } from '../../petitions/clocks/lamps/lamps'
import { openNumbers } from '../../petitions/record/personal-data'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { ListRow } from './part'
import type { Asker, CellKind, View } from './view'

type Cell = string | number | boolean | null | string[]

type WithLimit = LampThresholds & { readonly due_at: Date | null }

interface Shower extends Asker {
  readonly keys: FieldKeys
}

/** A row as the wire has it. A row with a limit has its lamp and the days left as well, one on which somebody else writes that name. */
export function shown(view: View, row: ListRow, shower: Shower): Record<string, Cell> {
  const cells = Object.entries(view.columns).map(([name, { kind }]) => [name, SHOW[kind](row[name], row, shower)])
  const { due_at, ...thresholds } = row as ListRow & WithLimit
  const limit = view.limitOf && limitShown(due_at, thresholds, shower.now)
  return {
    id: row.row_id,
    ...Object.fromEntries(cells),
    ...(row.writer ? { writerName: String(row.writer) } : {}),
    ...(limit && { lamp: limit.lamp, sysx: limit.remainingDays }),
    ...view.also?.(row),
  }
}

const MAIN = 1

const SHOW: Record<CellKind, (value: unknown, row: ListRow, shower: Shower) => Cell> = {
  plain: value => (value ?? '') as Cell,
  number: value => (value === null || value === undefined ? null : Number(value)),
  instant: value => (value instanceof Date ? dateTimeOf(value) : null),
  name: (value, { nmbz }) => (nmbz || !value ? String(value ?? '') : maskName(String(value))),
  mobile: (value, { xfjid }, { keys, caller }) => {
    const place = { provinceCode: caller.provinceCode, petitionId: String(xfjid), seq: MAIN }
    return maskMobile(openNumbers(keys, place, { id_card: '', mobile: String(value ?? '') }).mobile)
  },
}
