import { onNotice } from '@portal/shared-lib'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import {
  checkTable,
  closeOrganisation,
  importTable,
  managedOrganisations,
  mergeOrganisation,
  organisationParts,
  previewMerge,
  removeDepartment,
  reopenOrganisation,
  saveDepartment,
} from '@portal/shared-lib/contract/organisation-admin'
import {
  insertOrganisation,
  organisation,
  parentOrganisations,
  rootRegions,
  updateOrganisation,
} from '@portal/shared-lib/contract/organisations'
import { managedRegion, mergeRegion, previewRegionMerge, setRegionDays } from '@portal/shared-lib/contract/region-admin'
import { ORGANISATION_ADMIN_TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { REGION_TEXTS } from '@portal/shared-lib/contract/rules/region-admin'
import { codeTable, regions } from '@portal/shared-lib/contract/tables'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const PROVINCE = { regionCode: '990000000000', regionName: '临江省', regionType: '2', leaf: true }

const row = (id: string, companyName: string, more: object = {}) => ({
  id,
  orgCode: `9900000000000001${id}`,
  companyName,
  regionName: '青屿市',
  levelName: '省直',
  systemName: '政府',
  superiorName: '',
  isPetition: '0' as const,
  isChoose: '1' as const,
  hasAccess: '1' as const,
  inUse: '1' as const,
  mergedIntoName: '',
  peopleCount: 0,
  departmentCount: 1,
  ...more,
})

const form = {
  id: 'o1',
  companyName: '临江省人社厅',
  docShortName: '临人社',
  pinYin: 'ljsrst',
  orgCode: '9900000000000001200',
  regionCode: PROVINCE.regionCode,
  regionName: '临江省',
  subLevelCode: '2',
  subSystemCode: '03',
  parent1Id: 'o9',
  parent2Id: null,
  parent3Id: null,
  postalAddress: '',
  receptionAddress: '',
  telephone: '',
  postalCode: '',
  isPetition: '0' as const,
  isChoose: '1' as const,
  version: 3,
}

const TAKEN = { petitions: 3, todos: 5, approvals: 1, people: 4, twice: 1, departments: 2, lower: 0, settings: 6 }
const COUNTY = '990121000000'
const region = (more: object) => ({
  regionCode: '990122000000',
  regionName: '白鹭县',
  regionType: '4',
  validFrom: null,
  validTo: null,
  replacedBy: '',
  replacedByName: '',
  isCurrent: true,
  ...more,
})
const NOTHING = { lower: 0, lineLower: 0, watched: 0, people: 0, todos: 0, orders: 0 }
const OFFICE = { deptId: 'd1', deptName: '办公室', sortNo: 1, takesIn: '1' as const, peopleCount: 2 }

async function open({ links = NOTHING, path = '/sys/organisation' } = {}) {
  const server = fakeServer([
    fake(rootRegions, () => [PROVINCE]),
    fake(regions, () => []),
    fake(managedOrganisations, () => ({
      total: 2,
      list: [row('o1', '临江省人社厅'), row('o2', '临江省旧机构', { inUse: '0' })],
    })),
    fake(organisation, () => form),
    fake(parentOrganisations, () => [{ id: 'o9', companyName: '临江省人民政府', regionName: '临江省', below: [] }]),
    fake(codeTable, ({ args: { tableName } }) =>
      tableName === 'DM_ZSJB'
        ? [{ codeId: '2', codeName: '省直', parentId: null }]
        : [{ codeId: '03', codeName: '政府', parentId: null }],
    ),
    fake(organisationParts, () => ({ departments: [OFFICE], links })),
    fake(insertOrganisation, () => 'o3'),
    fake(updateOrganisation, () => null),
    fake(closeOrganisation, () => null),
    fake(reopenOrganisation, () => null),
    fake(saveDepartment, () => null),
    fake(checkTable, ({ args: { rows } }) => ({
      problems: rows.flatMap(([code], at) => (code === 'bad' ? [{ row: at + 1, text: '机构代码有误' }] : [])),
      added: rows.length - 1,
      changed: 0,
      renamed: rows.flatMap(([code], at) => (code === '7' ? [{ row: at + 1, was: '旧局', is: '新局' }] : [])),
    })),
    fake(findOrganisations, () => [
      { orgId: 'o1', name: '临江省人社厅', regionName: '临江省' },
      { orgId: 'o2', name: '临江省旧机构', regionName: '临江省' },
      { orgId: 'o4', name: '临江省信访局', regionName: '临江省' },
    ]),
    fake(previewMerge, ({ args: { intoId } }) => {
      if (intoId === 'o4') throw new FakeRefusal('rule', { text: ORGANISATION_ADMIN_TEXTS.mergeKind })
      return TAKEN
    }),
    fake(mergeOrganisation, () => TAKEN),
    fake(managedRegion, ({ args: { regionCode } }) => ({
      region: region({ regionCode, regionName: regionCode === COUNTY ? '石渡县' : '临江省' }),
      lower: [
        region({ regionCode: COUNTY, regionName: '石渡县' }),
        region({ replacedByName: '澜城区', isCurrent: false }),
      ],
      organisations: 4,
    })),
    fake(setRegionDays, () => null),
    fake(previewRegionMerge, () => ({ organisations: 4, petitions: 12, parameters: 1, posts: 3 })),
    fake(mergeRegion, () => ({ organisations: 4, petitions: 12, parameters: 1, posts: 3 })),
    fake(importTable, ({ args: { rows } }) => ({ added: rows.length - 1, changed: 0 })),
    fake(removeDepartment, () => {
      throw new FakeRefusal('rule', { text: ORGANISATION_ADMIN_TEXTS.lastDepartment })
    }),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith([]) })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

const openFirst = async (name = '临江省人社厅') => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('机构管理', () => {
  let page: Awaited<ReturnType<typeof open>>
  let told: string[] = []
  let stop = () => {}
  beforeEach(() => {
    told = []
    stop = onNotice(({ text }) => told.push(text))
  })
  afterEach(async () => {
    stop()
    await page.close()
  })

  it('lists what the address asks for, closed ones marked', async () => {
    page = await open({ path: '/sys/organisation?name=人社&state=all&lower=0' })
    const table = within(await screen.findByRole('region', { name: '机构列表' }))
    expect(await table.findByText('已停用')).toBeVisible()
    expect(screen.getByLabelText('机构名称')).toHaveValue('人社')
    expect(page.sent(managedOrganisations)).toEqual([
      { regionCode: '', includesLower: '0', name: '人社', state: 'all', pageNumber: 1 },
    ])
  })

  it('imports a table once nothing is wrong with it, after saying what it changes', async () => {
    page = await open()
    await userEvent.click(await screen.findByRole('button', { name: '导入表格' }))
    const dialog = within(await screen.findByRole('dialog', { name: '导入表格' }))
    const choose = async (text: string) => {
      // jsdom reads no files.
      const content = new TextEncoder().encode(text)
      const file = Object.assign(new File([content], '机构.csv'), { arrayBuffer: async () => content.buffer })
      await userEvent.upload(dialog.getByLabelText('表格文件（.xlsx 或 .csv）'), file)
    }
    await choose('机构代码,机构全称\nbad,甲局\n2,乙局')
    expect(await dialog.findByText('共2行，1处需要修改，未导入任何内容')).toBeVisible()
    expect(dialog.getByText('机构代码有误')).toBeVisible()
    expect(dialog.getByRole('button', { name: '确认导入' })).toBeDisabled()
    await choose('机构代码,机构全称\n1,甲局')
    expect(await dialog.findByText('共1行，将新增1，变更0，未变0')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '确认导入' }))
    await waitFor(() => expect(told).toEqual(['机构已导入：新增1，变更0']))
    expect(page.sent(importTable)).toEqual([
      {
        table: 'organisations',
        rows: [
          ['机构代码', '机构全称'],
          ['1', '甲局'],
        ],
      },
    ])
  })

  it('says what a table would call otherwise before it is taken in', async () => {
    page = await open()
    await userEvent.click(await screen.findByRole('button', { name: '导入表格' }))
    const dialog = within(await screen.findByRole('dialog', { name: '导入表格' }))
    const content = new TextEncoder().encode('机构代码,机构全称\n7,新局')
    const file = Object.assign(new File([content], '机构.csv'), { arrayBuffer: async () => content.buffer })
    await userEvent.upload(dialog.getByLabelText('表格文件（.xlsx 或 .csv）'), file)
    expect(await dialog.findByText('第2行：旧局 → 新局')).toBeVisible()
    expect(dialog.getByText(/将改名1个/)).toBeVisible()
    expect(page.sent(importTable)).toEqual([])
  })

  it('merges one into another in two steps: first what that takes over is told', async () => {
    page = await open()
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('tab', { name: '使用情况' }))
    await userEvent.click(await dialog.findByRole('button', { name: '并入其他机构' }))
    const merging = within(await screen.findByRole('dialog', { name: '临江省人社厅并入其他机构' }))
    await userEvent.click(merging.getByRole('button', { name: '下一步' }))
    expect(await merging.findByText('请选择并入的机构')).toBeVisible()
    await userEvent.type(merging.getByLabelText('查找机构'), '局')
    await merging.findByRole('option', { name: /临江省信访局/ })
    expect(merging.queryByRole('option', { name: /临江省人社厅/ })).toBeNull()
    await userEvent.selectOptions(merging.getByLabelText('并入机构'), 'o4')
    await userEvent.click(merging.getByRole('button', { name: '下一步' }))
    expect(await merging.findByText(ORGANISATION_ADMIN_TEXTS.mergeKind)).toBeVisible()
    await userEvent.selectOptions(merging.getByLabelText('并入机构'), 'o2')
    await userEvent.click(merging.getByRole('button', { name: '下一步' }))
    expect(await merging.findByText('3件')).toBeVisible()
    expect(merging.getByText(/原岗位不能再登录/)).toBeVisible()
    await userEvent.click(merging.getByRole('button', { name: '确认合并' }))
    expect(await merging.findByText(ORGANISATION_ADMIN_TEXTS.mergeReason)).toBeVisible()
    expect(page.sent(mergeOrganisation)).toEqual([])
    await userEvent.type(merging.getByLabelText('合并依据'), '机构改革')
    await userEvent.click(merging.getByRole('button', { name: '确认合并' }))
    await waitFor(() => expect(told).toEqual(['已并入临江省旧机构']))
    expect(page.sent(mergeOrganisation)).toEqual([{ id: 'o1', intoId: 'o2', reason: '机构改革' }])
  })

  it('sets the days of a region, and lets another take its place', async () => {
    page = await open({ path: `/sys/organisation?region=${PROVINCE.regionCode}` })
    await userEvent.click(await screen.findByRole('button', { name: '行政区划' }))
    const dialog = within(await screen.findByRole('dialog', { name: /行政区划/ }))
    expect(await dialog.findByText(/并入澜城区/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '石渡县' }))
    await userEvent.click(await dialog.findByRole('button', { name: '设置有效期' }))
    fireEvent.change(dialog.getByLabelText('起始日期'), { target: { value: '2026-02-01' } })
    fireEvent.change(dialog.getByLabelText('截止日期'), { target: { value: '2026-01-01' } })
    await userEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
    expect(await dialog.findByText(REGION_TEXTS.backwards)).toBeVisible()
    fireEvent.change(dialog.getByLabelText('截止日期'), { target: { value: '' } })
    await userEvent.type(dialog.getByLabelText('变更依据'), '区划调整')
    await userEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
    await waitFor(() => expect(told).toEqual(['石渡县的有效期已设置']))
    expect(page.sent(setRegionDays)).toEqual([
      { regionCode: COUNTY, validFrom: '2026-02-01', validTo: null, reason: '区划调整' },
    ])
    await userEvent.click(await dialog.findByRole('button', { name: '并入其他区划' }))
    await userEvent.click(await dialog.findByText('临江省'))
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    expect(await dialog.findByText(/12件/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('变更依据'), '区划调整')
    await userEvent.click(dialog.getByRole('button', { name: '确认合并' }))
    await waitFor(() => expect(told.at(-1)).toBe('石渡县已并入临江省'))
    expect(page.sent(mergeRegion)).toEqual([{ regionCode: COUNTY, intoCode: PROVINCE.regionCode, reason: '区划调整' }])
  })

  it('narrows the list by region, name and state', async () => {
    page = await open()
    await userEvent.click(await screen.findByText('临江省'))
    await userEvent.selectOptions(screen.getByLabelText('状态'), '已停用')
    await userEvent.type(screen.getByLabelText('机构名称'), '旧{Enter}')
    await waitFor(() =>
      expect(page.sent(managedOrganisations).at(-1)).toEqual({
        regionCode: PROVINCE.regionCode,
        includesLower: '1',
        name: '旧',
        state: 'closed',
        pageNumber: 1,
      }),
    )
  })

  it('adds one in the region that is chosen', async () => {
    page = await open()
    expect(await screen.findByRole('button', { name: '新增机构' })).toBeDisabled()
    await userEvent.click(await screen.findByText('临江省'))
    await userEvent.click(screen.getByRole('button', { name: '新增机构' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增机构' }))
    await userEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
    expect(await dialog.findByText('请输入机构全称')).toBeVisible()
    const enter = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    enter(/机构全称/, '临江省医保局')
    enter(/机构简称/, '临医保')
    enter(/机构拼音/, 'ljsybj')
    await dialog.findByRole('option', { name: '政府' })
    enter(/所属系统/, '03')
    enter(/上级机构一/, 'o9')
    await userEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
    await waitFor(() => expect(told).toEqual(['机构信息保存成功！']))
    expect(page.sent(insertOrganisation)).toMatchObject([
      { companyName: '临江省医保局', regionCode: PROVINCE.regionCode, subLevelCode: '2', parent1Id: 'o9' },
    ])
  })

  it('changes one, by the version that was opened', async () => {
    page = await open()
    const dialog = await openFirst()
    fireEvent.change(await dialog.findByLabelText(/机构简称/), { target: { value: '临人' } })
    fireEvent.keyDown(dialog.getByLabelText(/机构简称/), { key: 's', ctrlKey: true })
    await waitFor(() => expect(told).toEqual(['机构信息保存成功！']))
    expect(page.sent(updateOrganisation)).toMatchObject([{ id: 'o1', docShortName: '临人', version: 3 }])
  })

  it('closes one on which nothing hangs, and says otherwise what does', async () => {
    page = await open({ links: { ...NOTHING, people: 4 } })
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('tab', { name: '使用情况' }))
    expect(await dialog.findByText('仍有在用人员4人，处理完毕后方可停用')).toBeVisible()
    expect(dialog.getByRole('button', { name: '停用机构' })).toBeDisabled()
    await page.close()
    page = await open()
    const free = await openFirst()
    await userEvent.click(free.getByRole('tab', { name: '使用情况' }))
    await userEvent.click(await free.findByRole('button', { name: '停用机构' }))
    await waitFor(() => expect(told).toEqual(['机构已停用']))
    expect(page.sent(closeOrganisation)).toEqual([{ id: 'o1' }])
  })

  it('brings a closed one back', async () => {
    page = await open()
    const dialog = await openFirst('临江省旧机构')
    expect(dialog.getAllByRole('tab')).toHaveLength(1)
    await userEvent.click(await dialog.findByRole('button', { name: '恢复使用' }))
    await waitFor(() => expect(told).toEqual(['机构已恢复使用']))
    expect(page.sent(reopenOrganisation)).toEqual([{ id: 'o2' }])
  })

  it('keeps departments', async () => {
    page = await open()
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('tab', { name: '部门' }))
    await userEvent.click(await dialog.findByRole('button', { name: '修改「办公室」' }))
    fireEvent.change(dialog.getByLabelText('部门名称'), { target: { value: '综合科' } })
    await userEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
    await waitFor(() => expect(told).toEqual(['部门已保存']))
    expect(page.sent(saveDepartment)).toEqual([{ id: 'o1', deptId: 'd1', deptName: '综合科', sortNo: 1, takesIn: '1' }])
    await userEvent.click(await dialog.findByRole('button', { name: '删除「办公室」' }))
    await waitFor(() => expect(told.at(-1)).toBe(ORGANISATION_ADMIN_TEXTS.lastDepartment))
  })
})
