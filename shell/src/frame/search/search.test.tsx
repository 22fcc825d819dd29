import { notify } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { PortalRouter, portalHistory } from '@portal/shared-lib/router'
import { FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeWith } from '../../testing/compose-with'
import { SearchBox } from './search-box'

const NUMBER = 'LX990000261103000018'
const route = (path: string) => ({ path, title: path, check: true })
const here = () => window.location.pathname + window.location.search
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' })

async function search(words: string) {
  await userEvent.type(field(), `${words}{Enter}`)
}

describe('the search of the header', () => {
  beforeEach(() => {
    composeWith([{ routes: [route('/wisdomSearch'), route('/toDoManage/archive')] }])
    portalHistory.push('/tjfx/home/index')
    render(
      <PortalRouter>
        <SearchBox />
        <textarea aria-label="内容" />
      </PortalRouter>,
    )
  })

  it.each([NUMBER, ` ${NUMBER.toLowerCase()} `])('opens what waits on the number "%s"', async words => {
    const url = `/toDoManage/handle?xfjbh=${NUMBER}&dbid=7`
    const server = fakeServer([
      fake(petitionTodo, () => ({ family: 'db' as const, url, todoId: '7', editable: '1' as const, code: 'sort' })),
    ])
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
    await search(NUMBER)
    await waitFor(() => expect(said).toHaveBeenCalledWith('信访件不存在或您无权查看'))
    expect(here()).toBe('/tjfx/home/index')
    server.stop()
  })

  it.each(['钱乙舟', `${NUMBER}9`, 'LX123'])('finds "%s" by words', async words => {
    await search(words)
    expect(here()).toBe(`/tjfx/wisdomSearch?words=${encodeURIComponent(words)}`)
  })

  it('finds by words among the cases where nobody serves the smart search', async () => {
    composeWith([{ routes: [route('/toDoManage/archive')] }])
    await search('a&b')
    expect(here()).toBe('/tjfx/toDoManage/archive?words=a%26b')
  })

  it('goes nowhere without words, and is emptied by its cross', async () => {
    await search('   ')
    expect(here()).toBe('/tjfx/home/index')
    await userEvent.type(field(), '钱')
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  it('is reached by /, but not while something is typed', async () => {
    await userEvent.type(screen.getByLabelText('内容'), '1/2')
    expect(screen.getByLabelText('内容')).toHaveValue('1/2')
    expect(field()).not.toHaveFocus()
    screen.getByLabelText('内容').blur()
    await userEvent.keyboard('/')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })
})
