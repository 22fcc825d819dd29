import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countingDatabase } from '../../../test/counting'
import { useDatabase } from '../../../test/database'
import { readConfig } from '../../platform/config'
import { ROOT } from '../../platform/root'
import { loadCodes } from '../../platform/tables/load-codes'
import { listAccounts } from '../accounts/list'
import { listOrganisations } from '../organisations/list'
import { beginProvince } from './begin'

const CENTRE = '9800000000000004800'
const FEW = 4
const MANY = 40
const HAN = '甲乙丙丁戊己庚辛壬癸'

/** Tables of so many organisations, with a department and two people each, beside the three officers. */
function tablesOf(count: number): Record<string, string> {
  const each = (line: (code: string, at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(`9801B${at}`, at)).join('\n')
  const name = (at: number) => [...String(at)].map(digit => HAN[Number(digit)]).join('')
  const officers = [
    ['xtgl', 'R91'],
    ['aqbm', 'R92'],
    ['aqsj', 'R93'],
  ] as const
  return {
    regions: '行政区划代码,行政区划名称,级别,上级行政区划代码,排序\n980000,澄溪省,省,,1',
    organisations: `机构代码,机构全称,机构简称,机构拼音,行政区划代码,所属系统,上级机构一
${CENTRE},澄溪省信访信息中心,澄信访信,cxsxfxxzx,980000,09,
${each((code, at) => `${code},第${name(at)}站,${name(at)},z,980000,政府,${CENTRE}`)}`,
    departments: `机构代码,部门名称\n${CENTRE},系统处\n${each(code => `${code},办公室`)}`,
    people: `登录账号,姓名\n${officers.map(([account]) => `${account},闻枢`).join('\n')}
${each((_, at) => `one${at},柏笺\ntwo${at},康葭`)}`,
    posts: `登录账号,机构代码,部门名称,职务,角色\n${officers.map(([account, role]) => `${account},${CENTRE},系统处,,${role}`).join('\n')}
${each((code, at) => `one${at},${code},办公室,,R12\ntwo${at},${code},办公室,,R12`)}`,
  }
}

describe('However many organisations and people a province has', () => {
  const database = useDatabase()
  const policy = { config: { ...readConfig({}, ROOT), provinceCode: '98' }, now: () => new Date() }
  let counting: ReturnType<typeof countingDatabase>
  beforeAll(async () => {
    await loadCodes(database.ownerDb, policy.config.codeTables)
    counting = countingDatabase(database.databaseUrl)
  })
  afterAll(() => counting.end())

  /** Statements of taking the tables in; they stay. */
  async function begin(count: number): Promise<number> {
    const folder = await mkdtemp(join(tmpdir(), 'province-'))
    for (const [name, text] of Object.entries(tablesOf(count))) await writeFile(join(folder, `${name}.csv`), text)
    const sent = await counting.during(async () => {
      const { findings } = await counting.db.transaction().execute(db => beginProvince(db, folder, policy))
      expect(findings).toEqual([])
    })
    await rm(folder, { recursive: true })
    return sent.length
  }

  const lists = async () => {
    const sent = await counting.during(async () => {
      await listAccounts(counting.db, policy, { ...NOTHING, orgId: '', roleCode: '' })
      await listOrganisations(counting.db, { ...NOTHING, regionCode: '980000000000', includesLower: '1', state: 'all' })
    })
    return sent.map(({ text }) => text)
  }
  const NOTHING = { name: '', state: '', pageNumber: 1 } as const

  it('its tables and its lists take as many statements', async () => {
    await begin(FEW)
    const again = await begin(FEW)
    const few = await lists()
    // Four tables are otherwise than before, which the audit tells in a row each.
    expect(await begin(MANY)).toBe(again + 4)
    expect(await lists()).toEqual(few)
  })
})
