import { petitionList } from '@portal/shared-lib/contract/lists'
import { onlineItems } from '@portal/shared-lib/contract/online'
import { filtersIn } from '@portal/shared-lib/router'
import { fake } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import { openRegistration } from '../testing/registrar'

const NUMBER = 'LF990000261120000001'
const ROW = {
  id: '1',
  xfjbh: NUMBER,
  xfr: '冯**',
  nrzy: '反映路灯不亮',
  dueAt: '2026-12-04 23:59:59',
  url: '/toDoManage/handle',
}
const ITEM = {
  itemId: '31',
  todoId: '7',
  channelName: '网上投诉',
  petitioner: '冯**',
  title: '路灯',
  dueAt: null,
  submittedAt: '2026-11-10 08:00:00',
  sourceNo: 'WS1',
  supplementing: false,
  claimedBy: '',
  isOwn: false,
}

let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
afterEach(() => opened?.close())

describe('What waits behind the badge of a register', () => {
  const PAGE = 'simpleManage/simpleRegister'
  const simple = fake(petitionList, () => ({ list: [ROW], total: 7, next: null }))

  it('stands above the form of 简易办理, and leads to all of it', async () => {
    opened = await openRegistration(PAGE, [simple], ['toDoManage/personalToDo'])
    const queue = within(await screen.findByRole('region', { name: '在办的简易办理件（7件）' }))
    expect(queue.getByText(NUMBER)).toBeVisible()
    const all = new URL(queue.getByRole('link', { name: '全部7件' }).getAttribute('href') ?? '', 'http://portal')
    expect([all.pathname.split('/').at(-1), filtersIn(all.searchParams)]).toEqual(['personalToDo', ['simple']])
    expect(opened.arrivedAt(petitionList.path)).toMatchObject([
      { viewId: 'v_dbx_personal', filter: { conditions: [{ field: 'simple', operator: 'is', values: ['1'] }] } },
    ])
  })

  it('is not asked for by whoever has no list of own to-dos', async () => {
    opened = await openRegistration(PAGE, [simple])
    expect(await screen.findByRole('heading', { name: '简易办理登记' })).toBeVisible()
    expect(opened.arrivedAt(petitionList.path)).toEqual([])
  })

  it('says of online petitions who has taken them', async () => {
    const items = [
      ITEM,
      { ...ITEM, itemId: '32', claimedBy: '陈乙萱' },
      { ...ITEM, itemId: '33', claimedBy: '李丁穗', isOwn: true },
    ]
    opened = await openRegistration('netManage/netRegister', [fake(onlineItems, () => items)])
    const queue = within(await screen.findByRole('region', { name: '待登记网上来件（3件）' }))
    expect(queue.getByText('陈乙萱已领取')).toBeVisible()
    expect(queue.getAllByRole('link', { name: '登记' })).toHaveLength(2)
  })
})
