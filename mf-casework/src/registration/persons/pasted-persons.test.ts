import { isTable, pastedPersons } from './pasted-persons'

describe('People pasted from a table', () => {
  it('are read by the headings of its columns, in whatever order', () => {
    const table = '序号\t联系电话\t姓名\t家庭住址\n1\t11000000001\t冯丙莲\t石渡县荷塘镇\n2\t\t钱乙舟\t\n'
    expect(pastedPersons(table, '2')).toEqual([
      { role: '2', name: '冯丙莲', mobile: '11000000001', address: '石渡县荷塘镇' },
      { role: '2', name: '钱乙舟' },
    ])
  })

  it('are read by what the cells look like where there are no headings', () => {
    const table =
      "1\t冯丙莲\t'990121197003051231\t11000000001\t石渡县荷塘镇柳岸村\r\n2\t钱乙舟\t99012119700305123x\t代表"
    expect(pastedPersons(table, '2')).toEqual([
      { role: '2', name: '冯丙莲', idCard: '990121197003051231', mobile: '11000000001', address: '石渡县荷塘镇柳岸村' },
      { role: '3', name: '钱乙舟', idCard: '99012119700305123x' },
    ])
  })

  it('are nobody in lines without a name', () => {
    expect(pastedPersons('合计\t2\n\t\n3\t4', '2')).toEqual([{ role: '2', name: '合计' }])
    expect(pastedPersons('姓名\t电话\n\t11000000001', '2')).toEqual([])
    expect(pastedPersons('', '2')).toEqual([])
  })

  it('are told from a value for one field', () => {
    expect(isTable('冯丙莲')).toBe(false)
    expect(isTable('冯丙莲\n')).toBe(false)
    expect(isTable('冯丙莲\t1')).toBe(true)
    expect(isTable('冯丙莲\n钱乙舟')).toBe(true)
  })
})
