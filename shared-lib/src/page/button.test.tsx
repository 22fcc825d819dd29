import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

test('begins nothing twice: what is under way does not send the form around it again', async () => {
  const sent = jest.fn(event => event.preventDefault())
  const pressed = jest.fn()
  const form = (loading: boolean) => (
    <form onSubmit={sent}>
      <Button htmlType="submit" loading={loading} onClick={pressed}>
        保存
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '保存' }))
  rerender(form(true))
  expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(sent).toHaveBeenCalledTimes(1)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('sends no form unless it is made for that', async () => {
  const sent = jest.fn(event => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Button>取消</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(sent).not.toHaveBeenCalled()
})
