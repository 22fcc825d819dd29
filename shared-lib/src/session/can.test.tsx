import { act, render, screen } from '@testing-library/react'
import { sessionSlice } from '../store/session-slice'
import { store } from '../store/store'
import { StoreProvider } from '../store/store-provider'
import { desktopWith } from '../testing'
import { Can } from './can'

const { opened, closed } = sessionSlice.actions
const signIn = (pages: readonly string[]) => act(() => store.dispatch(opened(desktopWith(pages))))

describe('what needs a permission', () => {
  beforeEach(() => {
    act(() => store.dispatch(closed()))
    render(
      <StoreProvider>
        <Can url="toDoManage/departToDo">
          <button type="button">分派</button>
        </Can>
      </StoreProvider>,
    )
  })

  it('is not in the page of whoever lacks it', () => {
    signIn(['toDoManage/personalToDo'])
    expect(document.body).not.toHaveTextContent('分派')
  })

  it('is there for whoever holds it, and goes with the session', () => {
    signIn(['toDoManage/departToDo'])
    expect(screen.getByRole('button', { name: '分派' })).toBeInTheDocument()
    act(() => store.dispatch(closed()))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
