import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCodeTables } from './code-table-files'

describe('The files of code tables', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'codes-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const reading = (file: string, content: unknown) => {
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
    return () => readCodeTables(folder)
  }
  const table = (...items: object[]) => ({ table: 'DM_JJCD', name: '紧急程度', items })
  const usual = { code: '1', name: '一般' }

  it('are read in the order of their names, and nothing else beside them is', () => {
    reading('DM_JJCD.json', table(usual))
    reading('notes.txt', 'not a table')
    expect(reading('DM_A.json', { ...table(usual), table: 'DM_A' })().map(read => read.table)).toEqual([
      'DM_A',
      'DM_JJCD',
    ])
  })

  it('may hold trees', () => {
    const tree = table({ code: '0100', name: '上' }, { code: '0101', name: '下', parent: '0100' })
    expect(reading('DM_JJCD.json', tree)()).toEqual([tree])
  })

  it('must be there', () => {
    expect(() => readCodeTables(folder)).toThrow(`${folder} holds no code tables`)
  })

  it.each([
    ['is no JSON', '{', 'DM_JJCD.json is not JSON: SyntaxError'],
    ['has no items', table(), 'at least one item'],
    ['has an item without a name', table({ code: '1', name: ' ' }), 'a name\n  → at items[0].name'],
    ['has a code that is none', table({ code: '1; --', name: '一般' }), 'a code of up to 12 digits and capitals'],
    ['says what nobody knows', { ...table(usual), parents: {} }, 'Unrecognized key: "parents"'],
    ['has a code twice', table(usual, usual), 'DM_JJCD.json: the code 1 is there twice'],
    ['has a child of nothing', table({ ...usual, parent: '9' }), 'no code 9 comes before 1, which lies below it'],
    ['has a child before its parent', table({ ...usual, parent: '2' }, { code: '2', name: '急' }), 'no code 2 comes'],
    ['is another table', { ...table(usual), table: 'DM_MYD' }, 'the file of the table DM_MYD is called DM_MYD.json'],
  ])('are refused where one %s', (_, content, told) => {
    expect(reading('DM_JJCD.json', content)).toThrow(told)
    expect(reading('DM_JJCD.json', content)).toThrow(folder)
  })
})
