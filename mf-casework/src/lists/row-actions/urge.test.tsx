import { urge } from '@portal/shared-lib/contract/actions'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { URGE } from './urge'
import UrgeDialog from './urge-dialog'

const row = (xfjbh: string, xfjzt: string) => ({ id: xfjbh, xfjbh, xfjzt, version: 3 })

describe('Urging several', () => {
  it.each([
    ['30', true],
    ['65', true],
    ['60', false],
    ['91', false],
  ])('of state %s: %s', (state, suits) => expect(URGE.suits?.(row('LX1', state))).toBe(suits))

  it('says the same words to each, which may not be empty', async () => {
    const server = fakeServer([
      fake(urge, ({ args: { petitionNo } }) => ({
        petitionNo,
        state: '30',
        stateName: '办理中',
        version: 4,
        awaitsApproval: false,
      })),
    ])
    const done = jest.fn()
    const rows = [row('LX990000261120000015', '30'), row('LX990000261120000016', '20')]
    render(<UrgeDialog rows={rows} onClose={() => undefined} onDone={done} />)
    const words = await screen.findByRole('textbox', { name: /催办内容/ })
    const send = screen.getByRole('button', { name: /确\s?定|催\s?办/ })
    await userEvent.clear(words)
    await userEvent.click(send)
    expect(await screen.findByText('请填写催办内容')).toBeVisible()
    await userEvent.type(words, '请尽快办结。')
    await userEvent.click(send)
    await waitFor(() => expect(done).toHaveBeenCalledWith({ done: 2, failed: [] }))
    expect(server.arrived.map(({ args }) => args)).toEqual(
      rows.map(({ xfjbh, version }) => expect.objectContaining({ petitionNo: xfjbh, version, text: '请尽快办结。' })),
    )
    server.stop()
  })
})
