import { remainingWords } from '@portal/shared-lib'
import { SELECT_REASONS } from '@portal/shared-lib/contract/rules/closing'
import type { Lamp as LampColour } from '@portal/shared-lib/contract/rules/lamp'
import { MARK_NAMES } from '@portal/shared-lib/contract/rules/marks'
import { Lamp, Marks, PetitionNo } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import styles from '../lists.module.css'
import { type Row, textOf } from '../row'

type CellOf = (row: Row) => ReactNode

/** What stands in a column, where it is not the field as it is. */
const TEXTS: Readonly<Record<string, (row: Row) => string>> = {
  sysx: row => remainingWords(daysOf(row)),
  xfr: row => petitionerOf(row),
  stayHours: row => `${textOf(row, 'stayHours')}小时`,
  cfbz: row => REPEATS[textOf(row, 'cfbz')] ?? '',
  selectReason: row => SELECT_REASONS[textOf(row, 'selectReason')] ?? textOf(row, 'selectReason'),
  flags: row => marksOf(row).join('、'),
}

/** What is more than its text. */
const CELLS: Readonly<Record<string, CellOf>> = {
  lamp: row => (
    <Lamp
      colour={(textOf(row, 'lamp') || 'none') as LampColour}
      remainingDays={daysOf(row)}
      dueAt={textOf(row, 'dueAt')}
    />
  ),
  xfjbh: row => (textOf(row, 'xfjbh') ? <PetitionNo value={textOf(row, 'xfjbh')} /> : '未编号'),
  blr: row => textOf(row, 'blr') || <span className={styles.soft}>未领取</span>,
  flags: ({ flags }) => (Array.isArray(flags) ? <Marks flags={flags} /> : null),
}

/** `YYYY-MM-DD HH:mm:ss`: seconds are of no use in a list. */
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const MINUTES = 16

const shortened = (text: string) => (INSTANT.test(text) ? text.slice(0, MINUTES) : text)

/** `counted`: how many petitioners there are stands in a column of its own. */
export function cellOf(field: string, counted: boolean): CellOf {
  if (field === 'xfr' && counted) return nameOf
  return CELLS[field] ?? TEXTS[field] ?? (row => shortened(textOf(row, field)))
}

/** Of whom, what and where a row is: said beneath the matter where it has no column of its own. */
const BENEATH = ['xfjbh', 'xfr', 'wtsd']

/** What a petition is about; beneath it, in grey, what one knows it by and has no column for. */
export function matterOf(field: string, columns: readonly string[]): CellOf {
  const beneath = BENEATH.filter(name => !columns.includes(name))
  return row => {
    const known = beneath.map(name => TEXTS[name]?.(row) ?? textOf(row, name)).filter(Boolean)
    if (known.length === 0) return textOf(row, field)
    return (
      <>
        <span className={styles.matter}>{textOf(row, field)}</span>
        <span className={styles.beneath}>{known.join(' · ')}</span>
      </>
    )
  }
}

/** What the cell may have room for only in part. */
export const wholeOf = (field: string) => (row: Row) => {
  // The lamp explains itself.
  if (field === 'lamp') return undefined
  return (TEXTS[field]?.(row) ?? textOf(row, field)) || undefined
}

/** DM of first and repeated petitions. */
export const REPEATS: Readonly<Record<string, string>> = {
  '0': '初件',
  '1': '重件',
  '2': '重件（已并案）',
  '9': '待判定',
}

function daysOf(row: Row): number | null {
  return typeof row.sysx === 'number' ? row.sysx : null
}

const nameOf = (row: Row): string => textOf(row, 'xfr') || (row.nmbz ? '匿名' : '')

function petitionerOf(row: Row): string {
  const name = nameOf(row)
  return Number(row.xfrs) > 1 ? `${name}（${textOf(row, 'xfrs')}人）` : name
}

const marksOf = ({ flags }: Row): string[] => (Array.isArray(flags) ? flags.map(mark => MARK_NAMES[mark] ?? mark) : [])
