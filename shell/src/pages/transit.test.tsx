import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { portalHistory } from '@portal/shared-lib/router'
import { FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, waitFor } from '@testing-library/react'
import { Transit } from './transit'

const KNOWN = 'LX990000261103000018'

const here = () => window.location.pathname + window.location.search

describe('/transit', () => {
  let server: ReturnType<typeof fakeServer>
  beforeEach(() => {
    server = fakeServer([
      fake(petitionTodo, ({ args: { petitionNo } }) => {
        if (petitionNo !== KNOWN) throw new FakeRefusal('notFound', { what: '信访件' })
        const url = `/toDoManage/handle?xfjbh=${petitionNo}`
        return { family: 'qt' as const, url, todoId: '', editable: '0' as const, code: '' }
      }),
    ])
  })
  afterEach(() => server.stop())

  it.each([
    ['a page', '?target=%2FtoDoManage%2FdepartToDo%3Fa%3D1', '/tjfx/toDoManage/departToDo?a=1'],
    ['a case', `?xfjbh=${KNOWN}`, `/tjfx/toDoManage/handle?xfjbh=${KNOWN}`],
    ['the portal where the case is not for the user', '?xfjbh=LX990000261103000026', '/tjfx/'],
    ['the portal where nothing is named', '', '/tjfx/'],
    ['the portal, and never to another host', '?target=%2F%2Fevil.example', '/tjfx/'],
    ['the portal, and never to another host by a backslash', '?target=%2F%5Cevil.example', '/tjfx/'],
    ['the portal, and never to a foreign address', '?target=https%3A%2F%2Fevil.example', '/tjfx/'],
    ['the portal, and never to a script', '?target=javascript%3Aalert(1)', '/tjfx/'],
  ])('leads to %s, and is not come back to', async (_, search, address) => {
    portalHistory.push('/tjfx/noticeList')
    portalHistory.push(`/tjfx/transit${search}`)
    const { length } = window.history
    render(<Transit />)
    await waitFor(() => expect(here()).toBe(address))
    expect(window.history.length).toBe(length)
  })
})
