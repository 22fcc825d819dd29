import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WhileLoading } from '../sdk/on-demand'
import { MonthPicker } from '.'
import DayPicker from './day-picker'
import MomentPicker from './moment-picker'
import TimePicker from './time-picker'

describe('A picker emptied by hand', () => {
  const changed = jest.fn()
  const emptyIt = async () => {
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.tab()
  }

  it('of days is empty', async () => {
    render(<DayPicker value="2026-11-20" onChange={changed} />)
    await emptyIt()
    expect(changed).toHaveBeenLastCalledWith(undefined)
  })

  it('of moments is empty', async () => {
    render(<MomentPicker id="moment" value="2026-11-20 09:05" onChange={changed} />)
    await emptyIt()
    expect(changed).toHaveBeenLastCalledWith('')
  })

  it('of times is empty', async () => {
    render(<TimePicker value="09:05" onChange={changed} />)
    await emptyIt()
    expect(changed).toHaveBeenLastCalledWith('')
  })
})

test('A picker speaks the language of the portal wherever it is shown', async () => {
  render(
    <WhileLoading fallback={null}>
      <MonthPicker id="month" value="2026-11" onChange={jest.fn()} />
    </WhileLoading>,
  )
  await userEvent.click(await screen.findByRole('textbox'))
  expect(await screen.findByText('11月')).toBeVisible()
})
