import { errors } from '@portal/shared-lib/contract/errors'
import {
  listSettings,
  petitionList,
  removeFilter,
  saveColumns,
  savedFilters,
  saveFilter,
} from '@portal/shared-lib/contract/lists'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

const VIEW = { viewId: 'v_query' }
const FILTER = { conditions: [{ field: 'xfjzt', operator: 'is' as const, values: ['10'] }] }

describe('What somebody chooses of a list', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const session = async (account: string) => ({ token: await cases.tokenOf(account) })

  describe('its columns', () => {
    const fields = async (account: string) =>
      (await portal.answerTo(displayColumns, VIEW, await session(account))).fields.split(',')
    const choose = async (account: string, chosen: string[]) =>
      portal.ask(saveColumns, { ...VIEW, fields: chosen }, await session(account))

    it('are one’s own, in one’s own order, and can be put back', async () => {
      const delivered = await fields('zs05')
      expect(await choose('zs05', ['xfr', 'xfjbh', 'nrzy'])).toMatchObject({ code: 0 })
      expect(await fields('zs05')).toEqual(['xfr', 'xfjbh', 'nrzy'])
      expect(await fields('zs08')).toEqual(delivered)
      const { columns } = await portal.answerTo(listSettings, VIEW, await session('zs05'))
      expect(columns.map(({ field }) => field).toSorted()).toEqual(delivered.toSorted())
      expect(columns.filter(({ shown }) => shown)).toHaveLength(3)
      await choose('zs05', [])
      expect(await fields('zs05')).toEqual(delivered)
    })

    it('have the widths that one has given them', async () => {
      const widths = async () => (await portal.answerTo(displayColumns, VIEW, await session('zs06'))).widths
      const save = async (fields: string[], widths: number[]) =>
        portal.ask(saveColumns, { ...VIEW, fields, widths }, await session('zs06'))
      expect(await save(['xfr', 'xfjbh', 'xfr'], [140, 260, 90])).toMatchObject({ code: 0 })
      expect(await widths()).toBe('140,260')
      expect((await save(['xfr'], [12])).message).toBe('列宽应为48至800像素')
      expect((await save(['xfr', 'xfjbh'], [140])).message).toBe('请为每一列指定列宽')
      await save(['xfr'], [])
      expect(await widths()).toBe('110')
    })

    it('are refused where the list has them not, or is not one’s own', async () => {
      expect(await choose('zs05', ['xfr', 'password_hash'])).toMatchObject({ code: errors.badInput.code })
      expect(await choose('xw18', ['xfr'])).toMatchObject({ code: errors.forbidden.code })
    })
  })

  it('says by what it can be filtered', async () => {
    const { filters, sorts } = await portal.answerTo(listSettings, VIEW, await session('zs05'))
    expect(filters).toContainEqual({
      field: 'nrfl',
      name: '内容分类',
      codeTable: 'DM_NRFL',
      operators: ['is', 'not', 'under', 'begins', 'empty', 'filled'],
    })
    expect(sorts).toEqual(['djsj', 'dueAt', 'bjsj'])
  })

  describe('its filters', () => {
    const save = async (account: string, name: string, filter: object = FILTER) =>
      portal.ask(saveFilter, { ...VIEW, name, filter }, await session(account))
    const saved = async (account: string) => portal.answerTo(savedFilters, VIEW, await session(account))

    it('are saved by name, replaced by the same name, found by nobody else, and removed', async () => {
      const { data } = await save('zs05', '待分办')
      await save('zs05', '待分办', { ...FILTER, join: 'or' })
      const [own, ...more] = await saved('zs05')
      expect(more).toEqual([])
      expect(own).toMatchObject({ filterId: data?.filterId, name: '待分办', sort: null, filter: { join: 'or' } })
      const again = { ...VIEW, ...(own && { filter: own.filter }) }
      expect(await portal.ask(petitionList, again, await session('zs05'))).toMatchObject({ code: 0 })
      expect(await saved('zs08')).toEqual([])
      const remove = async (account: string) =>
        portal.ask(removeFilter, { filterId: own?.filterId ?? '' }, await session(account))
      expect(await remove('zs08')).toMatchObject({ code: errors.notFound.code })
      expect(await remove('zs05')).toMatchObject({ code: 0 })
      expect(await saved('zs05')).toEqual([])
    })

    it('that do not fit what filters are today are left out, and leave the others', async () => {
      const { data } = await save('zs05', '旧版')
      await save('zs05', '新版')
      const broken = portal.db.updateTable('saved_filter').where('id', '=', data?.filterId ?? '')
      for (const content of ['"none"', '{"filter":{"join":"maybe"},"sort":null}', '[]', '{}']) {
        await broken.set({ content }).execute()
        expect((await saved('zs05')).map(({ name }) => name)).toEqual(['新版'])
      }
      await save('zs05', '旧版')
      const names = (await saved('zs05')).map(({ name }) => name)
      expect(names.sort()).toEqual(['新版', '旧版'])
      for (const { filterId } of await saved('zs05'))
        await portal.answerTo(removeFilter, { filterId }, await session('zs05'))
    })

    it('are found by colleagues where they are shared, who cannot take them away', async () => {
      const share = async (shared: boolean) =>
        portal.answerTo(saveFilter, { ...VIEW, name: '本周', filter: FILTER, shared }, await session('zs05'))
      const { filterId } = await share(true)
      expect(await saved('zs08')).toMatchObject([{ filterId, name: '本周', shared: true, owner: '周戊汀' }])
      expect(await saved('al05')).toEqual([])
      const remove = { filterId }
      expect(await portal.ask(removeFilter, remove, await session('zs08'))).toMatchObject({
        code: errors.notFound.code,
      })
      await share(false)
      expect(await saved('zs08')).toEqual([])
      await portal.answerTo(removeFilter, remove, await session('zs05'))
    })

    it('are refused where they name somebody by a personal number', async () => {
      const named = { conditions: [{ field: 'sjh', operator: 'is', values: ['11012340001'] }] }
      expect((await save('zs05', '某人', named)).message).toBe('含证件号或手机号的筛选不能保存')
    })

    it('are refused where they could not be asked, or are too many', async () => {
      const bad = { conditions: [{ field: 'password_hash', operator: 'is', values: ['x'] }] }
      expect(await save('zs05', '不存在的字段', bad)).toMatchObject({ code: errors.badInput.code })
      expect((await save('zs05', ' ')).message).toBe('请填写筛选名称')
      for (let at = 0; at < 50; at++) await save('zs05', `筛选${at}`)
      expect((await save('zs05', '再来一个')).message).toBe('每个列表最多保存50个筛选，请先删除不用的筛选')
    })
  })
})
