import { openedLast } from '@portal/shared-lib/contract/homes'
import { savedFilters } from '@portal/shared-lib/contract/lists'
import { draft, drafts } from '@portal/shared-lib/contract/petition-drafts'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen } from '@testing-library/react'
import parts from '../home-widgets'
import { readQuery } from '../lists/use-list-query'

const IDS = ['7d9d6a3c-6a0b-4f5e-9d8e-0a1b2c3d4e5f', '7d9d6a3c-6a0b-4f5e-9d8e-0a1b2c3d4e60']
const [OWN = '', OF_ITEM = ''] = IDS
const saved = { form: 'letter' as const, savedAt: '2026-11-20 10:00:00' }
const FILTER = {
  join: 'and' as const,
  conditions: [{ field: 'xfxs', operator: 'is' as const, values: ['100'] }],
  groups: [],
}

async function show(part: string, pages: string[]) {
  const server = fakeServer([
    fake(openedLast, () => [
      { petitionNo: 'LX990000261101000001', summary: '反映欠薪', stateName: '办理中', openedAt: '2026-11-20 10:00:00' },
    ]),
    fake(drafts, () => IDS.map(id => ({ id, ...saved }))),
    fake(draft, ({ args: { id } }) => ({
      id,
      ...saved,
      content: JSON.stringify({ about: id === OWN ? '' : 'item1' }),
      files: [],
    })),
    fake(savedFilters, ({ args: { viewId } }) =>
      viewId === 'v_dbx_personal'
        ? [{ filterId: '1', name: '只看来信', filter: FILTER, sort: null, owner: '', shared: false }]
        : [],
    ),
  ])
  const page = await renderRemote(parts, { path: '/', part, desktop: desktopWith(pages) })
  return () => page.unmount().then(server.stop)
}

describe('what casework has for home pages', () => {
  it('leads back to the cases that were opened last', async () => {
    const close = await show('opened', ['toDoManage/personalToDo'])
    expect(await screen.findByRole('link', { name: '反映欠薪' })).toHaveAttribute(
      'href',
      expect.stringContaining('/toDoManage/handle?xfjbh=LX990000261101000001'),
    )
    await close()
  })

  it('goes on with a draft in its form, where it is about nothing else', async () => {
    const close = await show('drafts', ['letterManage/letterRegister'])
    expect(await screen.findByText('请从原事项继续')).toBeVisible()
    const links = await screen.findAllByRole('link', { name: /^继续来信登记/ })
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      expect.stringContaining(`/letterManage/letterRegister?draft=${OWN}`),
    ])
    expect(screen.queryByText(OF_ITEM)).toBeNull()
    await close()
  })

  it('says once that no filter is saved, and names the lists that have some alone', async () => {
    const close = await show('filters', ['toDoManage/departToDo', 'toDoManage/archive'])
    expect(await screen.findByText('可在部门待办、信访件查询中选择“我的筛选”保存')).toBeVisible()
    expect(screen.queryByRole('heading', { name: '部门待办' })).not.toBeInTheDocument()
    await close()
    const closeOther = await show('filters', ['toDoManage/personalToDo', 'toDoManage/departToDo'])
    expect(await screen.findByRole('heading', { name: '个人待办' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: '部门待办' })).not.toBeInTheDocument()
    expect(screen.queryByText(/选择“我的筛选”保存/)).not.toBeInTheDocument()
    await closeOther()
  })

  it('opens a list with a saved filter', async () => {
    const close = await show('filters', ['toDoManage/personalToDo'])
    const link = await screen.findByRole('link', { name: '只看来信' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal')
    expect(pathname).toMatch(/toDoManage\/personalToDo$/)
    expect(readQuery(searchParams).groups).toEqual([{ join: 'and', conditions: FILTER.conditions }])
    await close()
  })
})
