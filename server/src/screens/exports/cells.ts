import { MARK_NAMES } from '@portal/shared-lib/contract/rules/marks'
import { openNumbers } from '../../petitions/record/personal-data'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { Cell } from '../../platform/sheets/write-sheet'
import type { ListRow } from '../lists/part'
import { shown } from '../lists/show'
import type { Asker, View } from '../lists/view'
import type { PersonalOf } from './personal-columns'
import type { ExportColumn } from './task'

interface Reader extends Asker {
  readonly keys: FieldKeys
  /** Whether personal data are read in full. */
  readonly personal: boolean
  /** What is read in full beside the list. */
  readonly personalOf: PersonalOf
}

/** A row of a list as texts and numbers, column by column. */
export function cellsOf(view: View, row: ListRow, columns: readonly ExportColumn[], reader: Reader): Cell[] {
  const masked = shown(view, row, reader)
  const values = reader.personal ? { ...masked, ...inFull(view, row, reader), ...reader.personalOf(row) } : masked
  return columns.map(({ field }) => cellOf(field, values))
}

/** A value of a row as a text or a number. */
export const cellOf = (field: string, values: Readonly<Record<string, unknown>>): Cell =>
  (FIELDS[field] ?? plain)(values[field === 'lamp' ? 'sysx' : field])

const plain = (value: unknown): Cell => (typeof value === 'number' ? value : String(value ?? ''))

const remaining = (days: unknown): string => {
  if (typeof days !== 'number') return ''
  if (days < 0) return `超期${-days}天`
  return days === 0 ? '今日到期' : `剩${days}天`
}

const marks = (value: unknown): string =>
  Array.isArray(value) ? value.map(mark => MARK_NAMES[String(mark)] ?? String(mark)).join('、') : ''

const FIELDS: Readonly<Record<string, (value: unknown) => Cell>> = { lamp: remaining, sysx: remaining, flags: marks }

const MAIN = 1

function inFull({ columns }: View, row: ListRow, { caller, keys }: Reader): Record<string, string> {
  const place = { provinceCode: caller.provinceCode, petitionId: String(row.xfjid), seq: MAIN }
  const open: Partial<Record<string, (value: string) => string>> = {
    name: value => value,
    mobile: value => openNumbers(keys, place, { id_card: '', mobile: value }).mobile,
  }
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, { kind }]) => {
      const read = open[kind]
      return read ? [[field, read(String(row[field] ?? ''))]] : []
    }),
  )
}
