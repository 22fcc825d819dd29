import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLeafCategory } from '@portal/shared-lib/contract/rules/petition'
import { readProvince } from '../province'

const ROOT = join(__dirname, '../../../..')

/** Every table that the portal reads, with how many codes the demonstration's province has in it. */
const SIZES = {
  DM_XFXS: 11,
  DM_XFJBHQZ: 16,
  DM_XFMD: 5,
  DM_SXLB: 3,
  DM_DRTJ: 20,
  DM_XFLY: 11,
  DM_BLFS: 42,
  DM_QXMC: 7,
  DM_BJLX: 16,
  DM_JLLX: 8,
  DM_SDW: 4,
  DM_MYD: 3,
  DM_BMYYY: 9,
  DM_RQLB: 18,
  DM_XFYY: 13,
  DM_RDWT: 15,
  DM_XFJZT: 23,
  DM_WSLX: 25,
  DM_ZJLX: 9,
  DM_JJCD: 3,
  DM_SDFS: 7,
  DM_XFRYJ: 3,
  DM_DBQX: 16,
  DM_DBFS: 7,
  DM_THCB: 7,
  DM_GCLX: 6,
  DM_PJQD: 5,
  DM_NRFL: 128,
  DM_JGJB: 5,
  DM_ZSJB: 7,
  DM_SUB_SYSTEM: 12,
  DM_ZGDW: 46,
}

describe.each(readdirSync(join(ROOT, 'provinces')))('The code tables of %s', province => {
  const { codeTables } = readProvince(ROOT, province)
  const items = (name: string) => codeTables.find(({ table }) => table === name)?.items ?? []

  it('are all there', () => {
    expect(codeTables.map(({ table }) => table)).toEqual(expect.arrayContaining(Object.keys(SIZES)))
  })

  it('let every first level of the categories but 其他 be refined', () => {
    const first = items('DM_NRFL').filter(({ code, parent }) => parent === undefined && !isLeafCategory(code))
    expect(first.filter(({ code }) => !items('DM_NRFL').some(({ parent }) => parent === code))).toEqual([])
  })

  it('say who is in charge of categories that there are only', () => {
    const known = items('DM_NRFL').map(({ code }) => code)
    expect(items('DM_ZGDW').filter(({ code }) => !known.includes(code))).toEqual([])
  })

  it('give no form two prefixes of numbers, and only forms that there are', () => {
    const forms = items('DM_XFJBHQZ').filter(({ parent }) => parent !== undefined)
    const known = items('DM_XFXS').map(({ code }) => code)
    expect(forms.filter(({ code }) => !known.includes(code))).toEqual([])
  })
})

describe('The code tables of the demonstration', () => {
  const { codeTables } = readProvince(ROOT)
  const item = (name: string, code: string) =>
    codeTables.find(({ table }) => table === name)?.items.find(each => each.code === code)

  it('have every code', () => {
    expect(Object.fromEntries(codeTables.map(({ table, items }) => [table, items.length]))).toEqual(SIZES)
  })

  it.each([
    ['DM_XFXS', '305', '人民建议', undefined],
    ['DM_NRFL', '010000', '农村农业', undefined],
    ['DM_NRFL', '010400', '村务管理', '010000'],
    ['DM_NRFL', '010401', '集体资产管理', '010400'],
    ['DM_NRFL', '990000', '其他', undefined],
    ['DM_BLFS', '030000', '受理告知(实体性受理)', undefined],
    ['DM_BLFS', '060200', '已受理或正在办理又向上级提出', '060000'],
    ['DM_BLFS', '151000', '同意退回', '150000'],
    ['DM_DRTJ', '3100', '涉法涉诉(诉讼、复议、检察、公安程序)', undefined],
    ['DM_DRTJ', '3203', '商事仲裁', '3200'],
    ['DM_XFJBHQZ', '110', '传真', 'LX'],
    ['DM_XFJBHQZ', '500', '巡视移交', 'XX'],
    ['DM_JGJB', '4', '县(区)', undefined],
  ])('say of %s %s: %s', (table, code, name, parent) => {
    expect(item(table, code)).toEqual({ code, name, ...(parent && { parent }) })
  })
})
