import { act, fireEvent, render, screen } from '@testing-library/react'
import { PageLoading, Reload } from './page-loading'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('a page that does not come is explained after 8 s, and the whole remote can be loaded anew', () => {
  const reload = jest.fn()
  render(
    <Reload value={reload}>
      <PageLoading />
    </Reload>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('加载中...')
  act(() => jest.advanceTimersByTime(8000))
  expect(screen.getByRole('status')).toHaveTextContent('加载较慢，请稍候')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(reload).toHaveBeenCalled()
})
