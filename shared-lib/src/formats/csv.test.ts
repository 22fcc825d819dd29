import { csvOf } from './csv'

describe('csvOf', () => {
  it('quotes each cell, ends each row, and marks UTF-8', () => {
    expect(
      csvOf([
        ['编号', '事项'],
        ['ZJ1', '他说"好"，\n再来'],
      ]),
    ).toBe('\uFEFF"编号","事项"\r\n"ZJ1","他说""好""，\n再来"\r\n')
  })

  it('keeps a text what a table program would take for a formula', () => {
    expect(csvOf([['=1+1', '+86', '-3', '@x', '\t=2']])).toBe(`\uFEFF"'=1+1","'+86","'-3","'@x","'\t=2"\r\n`)
  })
})
