import { columnOf, type FieldRule } from '@portal/shared-lib/contract/rules/field'
import { PERSON_FIELDS, PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { sql } from 'kysely'
import { useDatabase } from '../../../test/database'
import { columnsOf, valuesOf } from './field-columns'

/** Types of PostgreSQL that hold what a field of a kind holds. */
const HOLDING: Readonly<Record<FieldRule['kind'], readonly string[]>> = {
  text: ['text'],
  code: ['text'],
  region: ['text'],
  id: ['text'],
  day: ['date'],
  flag: ['boolean'],
  codes: ['ARRAY'],
  ids: ['ARRAY'],
  count: ['integer'],
  amount: ['numeric'],
}

describe('The columns of fields', () => {
  const database = useDatabase()

  const typesIn = async (table: string) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`.execute(database.ownerDb)
    return new Map(rows.map(({ name, type }) => [name, type]))
  }

  it.each([
    ['petition', PETITION_FIELDS, ['originalText', 'fileIds']],
    [
      'petition_person',
      PERSON_FIELDS,
      ['idCard', 'mobile', 'macao', 'foreign', 'hongKong', 'taiwan', 'overseasChinese'],
    ],
  ] as const)(
    'are in %s, of a type that holds them, but for what is kept otherwise',
    async (table, fields, otherwise) => {
      const types = await typesIn(table)
      const described = Object.entries<FieldRule>(fields)
      const wrong = described.filter(
        ([name, { kind, column }]) => column !== false && !HOLDING[kind].includes(types.get(columnOf(name)) ?? 'none'),
      )
      expect(wrong).toEqual([])
      expect(described.filter(([, { column }]) => column === false).map(([name]) => name)).toEqual(otherwise)
    },
  )

  it('take what was typed in and give it back', () => {
    const typed = {
      title: '路灯',
      sourceOrgId: 'o1',
      amountInvolved: 12.5,
      copies: 3,
      hotTopics: ['01'],
      jointLetter: true,
    }
    const row = columnsOf(PETITION_FIELDS, typed)
    expect(row).toMatchObject({
      title: '路灯',
      source_org_id: 'o1',
      amount_involved: '12.50',
      copies: 3,
      event_date: null,
    })
    expect(valuesOf(PETITION_FIELDS, row)).toMatchObject({ ...typed, industry: '', eventDate: undefined, flags: [] })
  })

  it('are refused where a table has none of that name, or of another type', () => {
    const fields = { floor: { wire: 'lc', label: '楼层', kind: 'count' } } as const satisfies Record<string, FieldRule>
    valuesOf(fields, { floor: 3 })
    // @ts-expect-error: there is no such column
    valuesOf(fields, { storey: 3 })
    // @ts-expect-error: the column holds a text
    valuesOf(fields, { floor: '3' })
  })
})
