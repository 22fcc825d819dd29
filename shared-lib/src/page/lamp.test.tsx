import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { api } from '../api/api'
import { warningDays } from '../contract/counters'
import { store } from '../store/store'
import { StoreProvider } from '../store/store-provider'
import { FakeRefusal, fake, fakeServer } from '../testing/fake-server'
import { Lamp } from './index'

type Days = Parameters<typeof fake<typeof warningDays>>[1]

const LINJIANG = () => [
  { row: 'xfbm' as const, days: 4 },
  { row: 'zrdw' as const, days: 10 },
  { row: 'aq' as const, days: 20 },
  { row: 'myd' as const, days: 7 },
]

describe('A lamp', () => {
  let server: ReturnType<typeof fakeServer>
  function open(lamp: Parameters<typeof Lamp>[0], days: Days = LINJIANG) {
    store.dispatch(api.util.resetApiState())
    server = fakeServer([fake(warningDays, days)])
    render(
      <StoreProvider>
        <Lamp {...lamp} />
      </StoreProvider>,
    )
  }
  afterEach(() => server.stop())

  it.each([
    ['red', -2, '■红灯超期2天'],
    ['orange', 0, '◆橙灯今日到期'],
    ['yellow', 4, '▲黄灯剩4天'],
    ['none', 12, '○未预警剩12天'],
    ['green', 30, '●绿灯剩30天'],
    ['grey', null, '—已结束'],
  ] as const)('that is %s has its own shape and says what remains', (colour, remainingDays, text) => {
    open({ colour, remainingDays })
    expect(document.body).toHaveTextContent(text)
  })

  it('of a limit that ended late says so, and is framed', () => {
    open({ colour: 'grey', remainingDays: null, late: true })
    expect(screen.getByText('超期结束', { exact: false })).toHaveClass('late')
  })

  it('tells under the pointer what all six mean, with the days that the province has set, until Esc', async () => {
    open({ colour: 'yellow', remainingDays: 4, dueAt: '2026-11-28 23:59:59' })
    await userEvent.hover(screen.getByText('剩4天', { exact: false }))
    const legend = await screen.findByRole('tooltip')
    expect(legend).toHaveTextContent('期限 2026-11-28')
    await waitFor(() => expect(legend).toHaveTextContent('▲ 黄灯信访部门剩4天以内，责任单位剩10天以内'))
    expect(legend).toHaveTextContent('◆ 橙灯信访部门剩2天以内，责任单位剩4天以内')
    expect(legend).toHaveTextContent('● 绿灯剩余超过20天')
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('is explained without days where they cannot be read', async () => {
    open({ colour: 'green', remainingDays: 40 }, () => {
      throw new FakeRefusal('forbidden')
    })
    await userEvent.hover(screen.getByText('剩40天', { exact: false }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('▲ 黄灯临近期限')
  })
})
