import { type Desktop, notify, sessionSlice, store } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { portalHistory } from '@portal/shared-lib/router'
import { desktopWith, FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeWith } from '../../testing/compose-with'
import { SearchBox } from './search-box'

const NUMBER = 'LX990000261103000018'
const route = (path: string, check = true) => ({ path, title: path, check })
const SMART = route('/wisdomSearch')
const ARCHIVE = route('/toDoManage/archive')
const CASE = route('/toDoManage/handle', false)
const VISITS = route('/visitorManage/visitorRegister')
const here = () => window.location.pathname + window.location.search
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' })

/** Who may search in both ways, among cases, not at all; who sees no case. */
const QUERYING = desktopWith(['toDoManage/archive', 'home/index'])
const [SMART_NODE] = desktopWith(['wisdomSearch/-']).permissionList.map(menu => ({ ...menu, list: [] }))
const EVERYWHERE = { ...QUERYING, permissionList: [...QUERYING.permissionList, ...(SMART_NODE ? [SMART_NODE] : [])] }
const OPENING = desktopWith(['home/index'])
const OFFICER = desktopWith(['home/index'], { seesCases: '0' })

const hint = () => screen.getByRole('status').textContent

function show(desktop: Desktop) {
  store.dispatch(sessionSlice.actions.opened(desktop))
  render(
    <>
      <SearchBox desktop={desktop} />
      <textarea aria-label="内容" />
    </>,
  )
}

async function search(words: string) {
  await userEvent.type(field(), `${words}{Enter}`)
}

/** The server, with a petition on which this waits. */
const serverWith = (url: string) =>
  fakeServer([
    fake(petitionTodo, () => ({ family: 'db' as const, url, todoId: '7', editable: '1' as const, code: 'sort' })),
  ])

describe('the search of the header', () => {
  beforeEach(() => {
    composeWith([{ routes: [SMART, ARCHIVE, CASE, VISITS] }])
    portalHistory.push('/tjfx/home/index')
  })

  it.each([NUMBER, ` ${NUMBER.toLowerCase()} `])('opens what waits on the number "%s"', async words => {
    const url = `/toDoManage/handle?xfjbh=${NUMBER}&dbid=7`
    const server = serverWith(url)
    show(QUERYING)
    await search(words)
    await waitFor(() => expect(here()).toBe(`/tjfx${url}`))
    expect(server.arrived[0]?.args).toEqual({ petitionNo: NUMBER })
    server.stop()
  })

  it('stays, and says why, when there is no such petition for the user', async () => {
    const said = jest.spyOn(notify, 'error')
    const server = fakeServer([
      fake(petitionTodo, () => {
        throw new FakeRefusal('notFound', { what: '信访件' })
      }),
    ])
    show(OPENING)
    await search(NUMBER)
    await waitFor(() => expect(said).toHaveBeenCalledWith('信访件不存在或您无权查看'))
    expect(here()).toBe('/tjfx/home/index')
    server.stop()
  })

  it.each(['钱乙舟', `${NUMBER}9`, 'LX123'])('finds "%s" by words', async words => {
    show(EVERYWHERE)
    await search(words)
    expect(here()).toBe(`/tjfx/wisdomSearch?words=${encodeURIComponent(words)}`)
  })

  it.each([
    ['nobody serves the smart search', EVERYWHERE, [ARCHIVE]],
    ['the user may not see the smart search', QUERYING, [SMART, ARCHIVE]],
  ])('finds by words among the cases where %s', async (_, desktop, routes) => {
    composeWith([{ routes }])
    show({ ...desktop })
    await search('a&b')
    expect(here()).toBe('/tjfx/toDoManage/archive?words=a%26b')
  })

  it('goes nowhere without words, and is emptied by its cross', async () => {
    show(QUERYING)
    await search('   ')
    expect(here()).toBe('/tjfx/home/index')
    await userEvent.type(field(), '钱')
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  it('is reached by /, but not while something is typed', async () => {
    show(QUERYING)
    await userEvent.type(screen.getByLabelText('内容'), '1/2')
    expect(screen.getByLabelText('内容')).toHaveValue('1/2')
    expect(field()).not.toHaveFocus()
    screen.getByLabelText('内容').blur()
    await userEvent.keyboard('/')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })
})

describe('whoever may not query', () => {
  beforeEach(() => {
    composeWith([{ routes: [SMART, ARCHIVE, CASE, VISITS] }])
    portalHistory.push('/tjfx/home/index')
  })

  it('is told so at words, until something else is typed', async () => {
    show(OPENING)
    await search('钱乙舟')
    expect(hint()).toBe('您没有查询权限，可输入信访件编号直接打开')
    expect(field()).toHaveAccessibleDescription('您没有查询权限，可输入信访件编号直接打开')
    expect(here()).toBe('/tjfx/home/index')
    await userEvent.type(field(), '9')
    expect(hint()).toBe('')
  })

  it('opens a case by its number', async () => {
    const server = serverWith(`/toDoManage/handle?xfjbh=${NUMBER}`)
    show(OPENING)
    await search(NUMBER)
    await waitFor(() => expect(here()).toBe(`/tjfx/toDoManage/handle?xfjbh=${NUMBER}`))
    expect(hint()).toBe('')
    server.stop()
  })

  it.each([
    ['for others of the department alone', `/visitorManage/visitorRegister?xfjbh=${NUMBER}`],
    ['on a page that nobody serves', `/official/officialDetail?xfjbh=${NUMBER}`],
  ])('reads a case on which something waits %s', async (_, url) => {
    const server = serverWith(url)
    show(OPENING)
    await search(NUMBER)
    await waitFor(() => expect(here()).toBe(`/tjfx/toDoManage/handle?xfjbh=${NUMBER}`))
    server.stop()
  })

  it.each(['钱乙舟', NUMBER])('and sees no case, is told so, and nothing is asked: %s', async words => {
    const server = serverWith('')
    show(OFFICER)
    await search(words)
    expect(hint()).toBe('您的岗位不接触信访件，不能查询或打开')
    expect(server.arrived).toEqual([])
    server.stop()
  })
})
