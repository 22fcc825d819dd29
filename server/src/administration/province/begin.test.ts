import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useDatabase } from '../../../test/database'
import { passwordFits } from '../../people/identity/passwords'
import { readConfig } from '../../platform/config'
import type { Db } from '../../platform/database/connect'
import { undone } from '../../platform/database/undone'
import { ROOT } from '../../platform/root'
import { loadCodes } from '../../platform/tables/load-codes'
import { beginProvince } from './begin'

type Sheets = Readonly<Record<string, string>>

const BUREAU = '9800000000000002299'
const CENTRE = '9800000000000004800'

const SHEETS: Sheets = {
  regions: `行政区划代码,行政区划名称,级别,上级行政区划代码,排序
980000,澄溪省,省,,1
980100000000,汀兰市,市,980000,2`,
  organisations: `机构代码,机构全称,机构简称,机构拼音,行政区划代码,所属系统,上级机构一,信访机构,可选择,通讯地址,接待地址,联系电话,邮政编码
${BUREAU},澄溪省信访局,澄信访,cxsxfj,980000,政府,,是,是,柳堤路2号,柳堤路2号,0998-8000001,980000
${CENTRE},澄溪省信访信息中心,澄信访信,cxsxfxxzx,980000,09,${BUREAU},否,是,,,,`,
  departments: `机构代码,部门名称,排序,收件部门
${BUREAU},办公室,1,否
${BUREAU},来信处,2,是
${CENTRE},系统处,1,`,
  people: `登录账号,姓名,手机号码
xtgl,闻枢,
aqbm,宁钥,
aqsj,祝鉴,
cx01,柏笺,11090000004`,
  posts: `登录账号,机构代码,部门名称,职务,角色,数据范围
xtgl,${CENTRE},系统处,工程师,R91,
aqbm,${CENTRE},系统处,工程师,安全保密管理员,
aqsj,${CENTRE},系统处,工程师,R93,
cx01,${BUREAU},来信处,科员,来信登记员、R06,DEPT`,
}

describe('A province begins from the tables of a folder', () => {
  const database = useDatabase()
  const config = { ...readConfig({}, ROOT), provinceCode: '98' }
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'province-'))
    await loadCodes(database.ownerDb, config.codeTables)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = (sheets: Sheets) =>
    Promise.all(Object.entries(sheets).map(([name, text]) => writeFile(join(folder, `${name}.csv`), text)))

  /** Takes the folder in and answers what came of it and what `look` sees then; nothing of it stays. */
  async function begin<Seen>(sheets: Sheets, look: (db: Db) => Promise<Seen>, again?: Sheets) {
    return await undone({ db: database.ownerDb }, async db => {
      await put(sheets)
      let begun = await beginProvince(db, folder, { config, now: () => new Date() })
      if (again) {
        await put(again)
        begun = await beginProvince(db, folder, { config, now: () => new Date() })
      }
      return { begun, seen: await look(db) }
    })
  }

  const nothing = async () => undefined
  const people = (db: Db) =>
    db
      .selectFrom('person')
      .where('login_account', '<>', 'system')
      .orderBy('login_account')
      .select(['id', 'login_account', 'in_use', 'password_hash', 'must_change_password', 'awaits_password'])
      .execute()

  it('with everything that the tables hold', async () => {
    const { begun, seen } = await begin(SHEETS, async db => ({
      organisations: await db.selectFrom('organisation').orderBy('org_code').selectAll().execute(),
      takesIn: await db
        .selectFrom('department')
        .where('takes_in', '=', true)
        .orderBy('org_id')
        .select('dept_name')
        .execute(),
      regions: await db.selectFrom('region').orderBy('region_code').selectAll().execute(),
    }))
    expect(begun.findings).toEqual([])
    expect(begun.written.map(({ title, added, changed }) => [title, added, changed])).toEqual([
      ['行政区划', 2, 0],
      ['机构', 2, 0],
      ['部门', 3, 0],
      ['人员', 4, 0],
      ['任职', 4, 0],
    ])
    expect(seen.organisations).toMatchObject([
      { org_code: BUREAU, sub_system_code: '03', sub_level_code: '2', is_petition: true, has_access: true },
      { org_code: CENTRE, sub_system_code: '09', parent1_id: BUREAU, is_petition: false },
    ])
    expect(seen.takesIn.map(({ dept_name }) => dept_name)).toEqual(['来信处', '系统处'])
    expect(seen.regions).toMatchObject([{ region_type: '2', parent_code: null }, { parent_code: '980000000000' }])
  })

  it('with three officers who can sign in, and nobody else who can or has a right', async () => {
    const { begun, seen } = await begin(SHEETS, async db => ({
      people: await people(db),
      roles: await db.selectFrom('post_role').orderBy('role_code').select('role_code').execute(),
      proposed: await db.selectFrom('post_role_proposal').orderBy('role_code').selectAll().execute(),
    }))
    expect(begun.officers.map(({ account, roleNames }) => [account, ...roleNames])).toEqual([
      ['xtgl', '系统管理员'],
      ['aqbm', '安全保密管理员'],
      ['aqsj', '安全审计员'],
    ])
    expect(new Set(begun.officers.map(({ password }) => password)).size).toBe(3)
    for (const { account, password } of begun.officers) {
      const person = seen.people.find(({ login_account }) => login_account === account)
      expect(person).toMatchObject({ awaits_password: false, must_change_password: true })
      expect(await passwordFits(person?.password_hash, password)).toBe(true)
    }
    const clerk = seen.people.find(({ login_account }) => login_account === 'cx01')
    expect(clerk).toMatchObject({ awaits_password: true, must_change_password: true })
    expect(seen.roles.map(({ role_code }) => role_code)).toEqual(['R91', 'R92', 'R93'])
    expect(seen.proposed).toMatchObject([
      { role_code: 'R01', data_scope: 'DEPT' },
      { role_code: 'R06', data_scope: 'DEPT' },
    ])
  })

  it('again with what is otherwise alone, and without a password or a right for anybody', async () => {
    const promoted = SHEETS.posts?.replace('科员,来信登记员、R06', '科员,来信登记员、R06、R08') ?? ''
    const { begun, seen } = await begin(
      SHEETS,
      async db => ({ roles: await db.selectFrom('post_role').select('role_code').execute() }),
      { people: SHEETS.people?.replace('柏笺', '柏青') ?? '', posts: promoted },
    )
    expect(begun.written.map(({ added, changed }) => [added, changed])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ])
    expect(begun.officers).toEqual([])
    expect(seen.roles).toHaveLength(3)
  })

  it('again without what a table does not say any more', async () => {
    const posts = SHEETS.posts ?? ''
    const first = {
      ...SHEETS,
      posts: posts.replace('数据范围', '数据范围,首页').replace('DEPT', 'DEPT,/home/homeStaff'),
    }
    const { begun, seen } = await begin(
      first,
      db =>
        db
          .selectFrom('post')
          .innerJoin('person', 'person.id', 'person_id')
          .where('login_account', '=', 'cx01')
          .select(['telephone', 'home_path'])
          .execute(),
      { posts, people: SHEETS.people?.replace('11090000004', '') ?? '' },
    )
    expect(begun.written.map(({ changed }) => changed)).toEqual([0, 0, 0, 0, 0])
    expect(seen).toEqual([{ telephone: '11090000004', home_path: '/home/homeStaff' }])
  })

  it.each([
    [
      'regions',
      '980100000000,汀兰市,市,980000,2',
      '9801,汀兰市,市,980000,2',
      'regions.csv 3 行政区划代码应为6、9或12位数字',
    ],
    ['regions', '市,980000,2', '市,970000,2', 'regions 3 上级行政区划970000000000不存在，请先填写该行政区划'],
    ['regions', '市,980000,2', '省,980000,2', 'regions 3 级别应低于上级行政区划980000000000'],
    ['regions', '市,980000,2', '市,,2', 'regions 0 只能有一个没有上级的行政区划，现有980000000000、980100000000'],
    [
      'regions',
      '980000,澄溪省',
      '970000,澄溪省',
      'regions 2 省级行政区划代码应以本省代码98开头；其他行政区划应填写上级行政区划代码',
    ],
    [
      'regions',
      '980100000000,汀兰市,市,980000,2',
      '980100000000,汀兰市,市,980000,2\n980221000000,霁川县,县,980100000000,3',
      'regions 4 上级行政区划980100000000与代码不符，应为代码前2、4、6或9位所指的行政区划',
    ],
    ['regions', '澄溪省', '=HYPERLINK(1)', 'regions.csv 2 行政区划名称不能以“=”“+”“@”开头'],
    ['organisations', `09,${BUREAU}`, `09,${CENTRE}`, 'organisations 3 上级机构不能选择本机构'],
    ['organisations', '980000,政府,,', `980000,政府,${CENTRE},`, 'organisations 2 上级机构不能选择本机构所属的机构'],
    [
      'organisations',
      `${BUREAU},澄溪省信访局,澄信访,cxsxfj,980000,政府,,`,
      `980000A,澄溪省教育厅,澄教,cxsjyt,980000,政府,${BUREAU},否,是,,,,\n${BUREAU},澄溪省信访局,澄信访,cxsxfj,980000,政府,${CENTRE},`,
      'organisations 3 上级机构不能选择本机构所属的机构',
    ],
    ['organisations', '政府', '衙门', 'organisations 2 所属系统“衙门”不存在'],
    ['organisations', '柳堤路2号,柳堤路2号', ',柳堤路2号', 'organisations 2 请输入通讯地址'],
    ['organisations', ',信访机构', ',是否信访', 'organisations.csv 1 不认识的列“是否信访”，请删除或改名'],
    ['organisations', '机构全称', '名称', 'organisations.csv 1 缺少列“机构全称”'],
    ['departments', `${CENTRE},系统处`, '123,系统处', 'departments 4 机构123不存在'],
    ['departments', '办公室,1,否', '办公室,1,是', `departments 3 与第2行重复：${BUREAU}的收件部门`],
    ['people', 'aqsj,祝鉴', 'cx01,祝鉴', 'people 5 与第4行重复：cx01'],
    ['people', 'cx01,柏笺,11090000004', 'cx01,柏笺,110900', 'people.csv 5 手机号码格式不正确'],
    ['people', 'aqsj,祝鉴,', 'aqsj,祝鉴,11090000004', 'people 5 与第4行重复：手机号码11090000004'],
    ['people', '柏笺', '"柏\n笺"', 'people.csv 5 姓名含有换行或其他不可见字符'],
    [
      'posts',
      `cx01,${BUREAU}`,
      `cx01,${BUREAU},来信处,科员,R01,\ncx01,${BUREAU}`,
      `posts 6 与第5行重复：cx01在${BUREAU}的任职`,
    ],
    ['posts', '来信处', '网信处', `posts 5 机构${BUREAU}没有部门“网信处”`],
    ['posts', '来信登记员', '登记员', 'posts 5 角色“登记员”不存在'],
    [
      'posts',
      '来信登记员、R06',
      'R91、R06',
      'posts 5 cx01：系统管理员、安全保密管理员、安全审计员不能兼任，也不能有其他角色',
    ],
    ['posts', 'R93', 'R18', 'posts 0 缺少安全审计员（R93）'],
    ['posts', 'DEPT', '全省', 'posts.csv 5 数据范围应为SELF、DEPT、ORG、ORG_TREE、LINE_TREE、REGION_TREE、LIST或不填'],
  ])('not at all where %s has %s as %s', async (name, right, wrong, finding) => {
    const sheets = { ...SHEETS, [name]: SHEETS[name]?.replace(right, wrong) ?? '' }
    const { begun, seen } = await begin(sheets, people)
    expect(begun.findings.map(({ file, line, text }) => `${file} ${line} ${text}`)).toContain(finding)
    expect(seen).toEqual([])
  })

  it('again with the same, and nothing changes however often', async () => {
    const { begun } = await begin(SHEETS, nothing, SHEETS)
    expect(begun.written.map(({ added, changed }) => added + changed)).toEqual([0, 0, 0, 0, 0])
  })

  it('again with the intake at another department, in either order', async () => {
    const moved = (SHEETS.departments ?? '').replace('办公室,1,否', '办公室,1,是').replace('来信处,2,是', '来信处,2,否')
    const intake = (db: typeof database.ownerDb) =>
      db
        .selectFrom('department')
        .where('takes_in', '=', true)
        .where('org_id', '=', BUREAU)
        .select('dept_name')
        .execute()
    expect((await begin(SHEETS, intake, { departments: moved })).seen).toEqual([{ dept_name: '办公室' }])
    const back = await begin({ ...SHEETS, departments: moved }, intake, { departments: SHEETS.departments ?? '' })
    expect(back.seen).toEqual([{ dept_name: '来信处' }])
  })

  it('again with other roles, in place of those proposed before, each once', async () => {
    const proposed = (db: typeof database.ownerDb) =>
      db.selectFrom('post_role_proposal').orderBy('role_code').select('role_code').execute()
    const posts = (SHEETS.posts ?? '').replace('来信登记员、R06', '统计分析员、R17')
    expect((await begin(SHEETS, proposed, { posts })).seen).toEqual([{ role_code: 'R17' }])
  })

  it('not from a circle that one already there closes', async () => {
    const circle = (SHEETS.organisations ?? '').replace('980000,政府,,', `980000,政府,${CENTRE},`).split('\n')
    const { begun } = await begin(SHEETS, nothing, { organisations: circle.slice(0, 2).join('\n') })
    expect(begun.findings.map(({ line }) => line)).toEqual([2])
  })

  it('from what a Chinese Excel writes', async () => {
    const { begun } = await begin({ ...SHEETS, people: '' }, nothing)
    expect(begun.findings.length).toBeGreaterThan(0)
    await writeFile(join(folder, 'people.csv'), gb18030(SHEETS.people ?? ''))
    const { people: _, ...others } = SHEETS
    expect((await begin(others, nothing)).begun.findings).toEqual([])
  })
})

/** Node decodes GB18030 and does not encode it: each character is found by decoding all pairs once. */
function gb18030(text: string): Buffer {
  const decoder = new TextDecoder('gb18030')
  const pairs = new Map<string, number[]>()
  for (let first = 0x81; first <= 0xfe; first++)
    for (let second = 0x40; second <= 0xfe; second++)
      if (second !== 0x7f) pairs.set(decoder.decode(Uint8Array.of(first, second)), [first, second])
  return Buffer.from(
    [...text].flatMap(char => (char.charCodeAt(0) < 0x80 ? [char.charCodeAt(0)] : (pairs.get(char) ?? []))),
  )
}
