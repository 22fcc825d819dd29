import { insertOrganisation, organisation } from '@portal/shared-lib/contract/organisations'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'

describe('A new organisation', () => {
  const portal = usePortal({ database: 'demo' })
  const city = getOrganisation('青屿市人民政府')
  const form = {
    companyName: '青屿市水务集团',
    docShortName: '青水务',
    pinYin: 'qysswjt',
    regionCode: city.region.code,
    subLevelCode: '3',
    subSystemCode: '09',
    parent1Id: city.id,
  }
  let manager = ''

  beforeAll(async () => {
    manager = await portal.signInAs('sys91')
  })

  const insert = (change: Partial<typeof form> = {}, token = manager) =>
    portal.ask(insertOrganisation, { ...form, ...change }, { token })

  it('is added by those who manage organisations alone', async () => {
    expect(await portal.ask(insertOrganisation, form)).toMatchObject({ code: -1 })
    const member = await portal.signInAs('jg01')
    expect((await insert({}, member)).message).toBe('您没有此项操作的权限，请联系管理员')
  })

  it.each<[string, Partial<typeof form>]>([
    ['请输入机构全称', { companyName: '' }],
    ['所选行政区划不存在，请重新选择', { regionCode: '110000000000' }],
    ['所选系统不存在，请重新选择', { subSystemCode: '00' }],
    ['所选上级机构不可用，请重新选择', { parent1Id: 'none' }],
  ])('is refused: %s', async (text, change) => {
    expect((await insert(change)).message).toBe(text)
  })

  it('gets a code of its own from its region, also when two are added at once', async () => {
    const added = await Promise.all([insert({ subLevelCode: '1' }), insert({ companyName: '青屿市燃气集团' })])
    const found = await Promise.all(
      added.map(({ data }) => portal.answerTo(organisation, { id: data ?? '' }, { token: manager })),
    )
    const codes = found.map(({ orgCode }) => orgCode)
    for (const code of codes) expect(code).toMatch(new RegExp(`^${city.region.code}\\d{4}800$`))
    expect(new Set(codes).size).toBe(2)
    expect(found[0]).toMatchObject({ subLevelCode: '3', parent1Id: city.id, parent2Id: null, isChoose: '1' })
  })

  it('is recorded', async () => {
    const { data } = await insert({ companyName: '青屿市公交集团' })
    const rows = portal.db.selectFrom('audit').where('action', '=', 'insertOrganisation').select('object_id')
    expect(await rows.execute()).toContainEqual({ object_id: data })
  })
})
