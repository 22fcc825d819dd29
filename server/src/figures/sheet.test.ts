import PizZip from 'pizzip'
import type { Table } from './conditions'
import { sheetOf } from './sheet'

const column = (id: string, path: string[]): Table['columns'][number] => ({
  id,
  path,
  metric: 'M01',
  unit: '件',
  decimals: 0,
  conditions: [],
  list: 'petitions' as const,
  baseConditions: null,
})
const cell = (value: number | null) => ({
  value,
  count: value ?? 0,
  base: null,
  previous: null,
  lastYear: null,
  change: 12.5,
  yearChange: null,
  guarded: null,
})

describe('A report as a workbook', () => {
  const table = {
    title: '信访形式统计表',
    asOf: '2026-11-26 08:00:00',
    viewId: 'v_tj',
    conditions: [],
    columns: [column('a', ['合计', '件次']), column('b', ['合计', '人次']), column('c', ['来信', '件次'])],
    rows: [
      { id: '1', name: '安澜市', region: '', population: null, conditions: [], cells: [cell(3), cell(5), cell(null)] },
    ],
    total: [cell(4), cell(6), cell(1)],
  }
  const asked = { from: '2026-10-01', to: '2026-10-31', dateMode: '2', by: '周戊汀' } as const
  const xmlOf = (compare: boolean) => {
    const { content } = sheetOf(table, { ...asked, compare })
    return new PizZip(Buffer.from(content, 'base64')).file('xl/worksheets/sheet1.xml')?.asText() ?? ''
  }

  it('has its headings over each other, merged where they are the same', () => {
    const merged = [...xmlOf(false).matchAll(/mergeCell ref="([^"]+)"/g)].map(([, range]) => range)
    expect(merged).toEqual(['A1:D1', 'A2:D2', 'A3:A4', 'B3:C3'])
    const compared = [...xmlOf(true).matchAll(/mergeCell ref="([^"]+)"/g)].map(([, range]) => range)
    expect(compared).toEqual(['A1:J1', 'A2:J2', 'A3:A5', 'B3:G3', 'H3:J3', 'B4:D4', 'E4:G4', 'H4:J4'])
  })

  it('says who froze it, and has what came since in columns of its own', () => {
    const late = [{ row: null, column: 0, value: 5, change: 1 }]
    const frozen = { by: '魏乙蓉', at: '2026-11-03 09:00:00', isShown: true, late }
    const { content } = sheetOf({ ...table, frozen }, { ...asked, compare: false })
    const xml = new PizZip(Buffer.from(content, 'base64')).file('xl/worksheets/sheet1.xml')?.asText() ?? ''
    const rows = [...xml.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
      [...row.matchAll(/<c.*?<\/c>/g)].map(([one]) => one.replace(/<[^>]+>/g, '')),
    )
    expect(xml).toContain('已冻结：魏乙蓉 2026-11-03 09:00:00')
    expect(rows).toContainEqual(['合计', '4', '1', '6', '1'])
    expect(rows).toContainEqual(['安澜市', '3', '', '5', '–'])
  })

  it('has all first, then each row, numbers as numbers, and a dash where there is nothing', () => {
    const texts = [...xmlOf(false).matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
      [...row.matchAll(/<c.*?<\/c>/g)].map(([one]) => one.replace(/<[^>]+>/g, '')),
    )
    expect(texts.slice(-3)).toEqual([
      ['合计', '4', '6', '1'],
      ['安澜市', '3', '5', '–'],
      ['数据截至 2026-11-26 08:00:00，导出人：周戊汀'],
    ])
    expect(xmlOf(false)).toContain('<c><v>4</v></c>')
    expect(sheetOf(table, { ...asked, compare: false }).name).toBe('信访形式统计表2026-10-01至2026-10-31.xlsx')
  })
})
