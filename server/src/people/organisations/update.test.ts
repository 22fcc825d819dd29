import { organisation, updateOrganisation } from '@portal/shared-lib/contract/organisations'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

type Change = Partial<Parameters<typeof updateOrganisation.args.parse>[0] & object>

describe('A change of an organisation', () => {
  const portal = usePortal({ database: 'demo' })
  const idOf = (name: string) => getOrganisation(name).id
  const centre = idOf('青屿市公共资源交易中心')
  const government = idOf('青屿市人民政府')
  const bureau = idOf('青屿市信访局')
  let member = ''
  let manager = ''

  beforeAll(async () => {
    member = await portal.signInAs('jg01')
    manager = await portal.signInAs('sys91')
  })

  const formOf = async (id: string) => {
    const { regionName: _, ...form } = await portal.answerTo(organisation, { id }, { token: manager })
    return form
  }
  /** Sends the form of an organisation as it is, but for the change. */
  const send = async (id: string, change: Change, token?: string) =>
    portal.ask(updateOrganisation, { ...(await formOf(id)), ...change }, { token })
  const textOf = async (id: string, change: Change, token = manager) => (await send(id, change, token)).message

  describe('is not for', () => {
    it('those without a session', async () => {
      expect(await send(centre, { parent1Id: government })).toMatchObject({ code: -1 })
    })

    it('members of another organisation', async () => {
      expect(await textOf(bureau, {}, member)).toBe('机构不存在或您无权查看')
    })

    it('members of one that has a superior', async () => {
      const clerk = await portal.signInAs('zs05')
      expect(await textOf(idOf('临江省信访局'), {}, clerk)).toBe('您没有此项操作的权限，请联系管理员')
    })
  })

  describe('is refused in fixed words', () => {
    const reachable = {
      isPetition: '1',
      postalAddress: '清和路1号',
      receptionAddress: '清和路1号',
      telephone: '0999-8000001',
      postalCode: '990400',
    }

    it.each<[string, Change]>([
      ['请输入机构全称', { companyName: ' ' }],
      ['机构全称只能使用汉字和括号，且不能超过100个字', { companyName: '交易中心A' }],
      ['机构全称只能使用汉字和括号，且不能超过100个字', { companyName: '交'.repeat(101) }],
      ['请输入机构简称', { docShortName: '' }],
      ['机构简称只能使用汉字和括号，且不能超过50个字', { docShortName: '青-公资' }],
      ['请输入机构拼音', { pinYin: '' }],
      ['机构拼音只能使用字母，且不能超过50个字母', { pinYin: 'qys1' }],
      ['机构代码只能使用字母和数字，且不能超过30位', { orgCode: '99-04' }],
      ['请选择行政区划', { regionCode: '' }],
      ['请选择直属级别', { subLevelCode: '' }],
      ['请选择所属系统', { subSystemCode: '' }],
      ['请选择上级机构一', { parent1Id: null }],
      ['上级机构不能选择本机构', { parent1Id: centre }],
      ['上级机构不能重复选择', { parent2Id: government }],
      ['请输入通讯地址', { ...reachable, postalAddress: '' }],
      ['通讯地址不能超过50个字', { ...reachable, postalAddress: '路'.repeat(51) }],
      ['请输入接待地址', { ...reachable, receptionAddress: '' }],
      ['接待地址不能超过50个字', { ...reachable, receptionAddress: '路'.repeat(51) }],
      ['请输入联系电话', { ...reachable, telephone: '' }],
      ['联系电话格式错误', { ...reachable, telephone: '0999 8000001' }],
      ['请输入邮政编码', { ...reachable, postalCode: '' }],
      ['邮政编码格式错误(6位数字)！', { ...reachable, postalCode: '99040' }],
      ['所选系统不存在，请重新选择', { subSystemCode: '77' }],
      ['所选上级机构不可用，请重新选择', { parent2Id: idOf('安澜市信访局') }],
      ['所选上级机构不可用，请重新选择', { parent2Id: 'none' }],
      ['机构信息已被他人修改，请关闭后重新打开', { version: 7 }],
    ])('%s', async (text, change) => {
      expect(await textOf(centre, { parent1Id: government, ...change })).toBe(text)
    })

    it('上级机构不能选择本机构所属的机构, where it would make a circle', async () => {
      expect(await textOf(government, { parent1Id: bureau, parent3Id: null })).toBe('上级机构不能选择本机构所属的机构')
    })

    it('该机构存在下级机构，不可选择, where it has some and is to receive petitions', async () => {
      expect(await textOf(government, { isChoose: '1' })).toBe('该机构存在下级机构，不可选择')
      expect(await send(government, { isChoose: '0' }, manager)).toMatchObject({ code: 0 })
    })
  })

  it('leaves code, region and level as they are, and clears how to reach what is no petition office', async () => {
    const before = await formOf(centre)
    const change = { parent1Id: government, regionCode: '990100000000', subLevelCode: '9', orgCode: 'X1' }
    expect(await send(centre, { ...change, isPetition: '0' }, manager)).toMatchObject({ code: 0 })
    const reach = { postalAddress: '', receptionAddress: '', telephone: '', postalCode: '' }
    expect(await formOf(centre)).toEqual({ ...before, ...reach, parent1Id: government, version: before.version + 1 })
  })

  it('is made by members as long as nothing stands above their organisation, and is recorded', async () => {
    const lower = { parent1_id: null }
    await portal.db.updateTable('organisation').set(lower).where('id', '=', centre).execute()
    expect(
      await send(centre, { parent1Id: government, companyName: '青屿市交易中心（公共资源）' }, member),
    ).toMatchObject({
      code: 0,
    })
    expect(await textOf(centre, {}, member)).toBe('您没有此项操作的权限，请联系管理员')
    const rows = portal.db
      .selectFrom('audit')
      .where('action', '=', 'updateOrganisation')
      .where('object_id', '=', centre)
    expect(await rows.select(['person_id', 'before', 'after']).execute()).toContainEqual({
      person_id: 'demo-jg01',
      before: expect.not.stringContaining('公共资源）'),
      after: expect.stringContaining('"company_name":"青屿市交易中心（公共资源）"'),
    })
  })

  it('is made by the first of two who opened the form', async () => {
    const form = await formOf(centre)
    const codes = [form, form].map(
      async opened => (await portal.ask(updateOrganisation, opened, { token: manager })).code,
    )
    expect((await Promise.all(codes)).sort()).toEqual([0, 4002])
  })

  it('leaves it to two officers whether those above reach it by their scope', async () => {
    const without = { parent1_id: idOf('临江省人民政府') }
    await portal.db.updateTable('organisation').set(without).where('id', '=', centre).execute()
    const { id: leader } = await createPerson(portal.db, { organisations: [government], roles: ['R15'] })
    const { id: other } = await createPerson(portal.db, { organisations: [government], roles: ['R14'] })
    const held = (person: string) =>
      portal.db
        .selectFrom('post_role')
        .innerJoin('post', 'post.id', 'post_id')
        .where('person_id', '=', person)
        .select('data_scope')
        .execute()
    const proposed = () =>
      portal.db
        .selectFrom('post_role_proposal')
        .innerJoin('post', 'post.id', 'post_id')
        .where('person_id', '=', leader)
        .select(['role_code', 'data_scope', 'proposed_by'])
        .execute()
    expect(await send(centre, { parent1Id: government }, manager)).toMatchObject({ code: 0 })
    expect(await held(leader)).toEqual([{ data_scope: 'ORG' }])
    expect(await held(other)).toEqual([{ data_scope: null }])
    expect(await proposed()).toEqual([{ role_code: 'R15', data_scope: null, proposed_by: 'demo-sys91' }])
    await portal.db.updateTable('post_role_proposal').set({ proposed_by: 'demo-sec92' }).execute()
    expect(await send(centre, { parent1Id: government }, manager)).toMatchObject({ code: 0 })
    expect(await proposed()).toMatchObject([{ proposed_by: 'demo-sec92' }])
    await portal.db.updateTable('organisation').set(without).where('id', '=', centre).execute()
    expect(await send(centre, { parent1Id: government }, manager)).toMatchObject({ code: 0 })
    expect(await proposed()).toMatchObject([{ proposed_by: 'demo-sys91' }])
  })
})
