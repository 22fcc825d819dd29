import { tableOf } from './shares-dialog'

it('is a table that spreadsheets read, whatever is in a name', () => {
  const rows = [
    { code: '100', name: '来信', count: 2 },
    { code: '', name: '', count: 1 },
    { code: '9', name: '"其他",等', count: 0 },
  ]
  const table = tableOf({ total: 3, parts: [{ field: 'xfxs', name: '信访形式', rows }] })
  expect(table.split('\r\n')).toEqual([
    '"统计项","名称","件数","占比"',
    '"信访形式","来信","2","66.7%"',
    '"信访形式","未填写","1","33.3%"',
    '"信访形式","""其他"",等","0","0.0%"',
    '"合计","","3","100.0%"',
  ])
})
