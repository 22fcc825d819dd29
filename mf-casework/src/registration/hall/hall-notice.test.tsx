import { hallNotice, saveHallNotice } from '@portal/shared-lib/contract/hall-notices'
import { receptionsToday } from '@portal/shared-lib/contract/receptions'
import { HALL_NOTICE, HALL_NOTICE_TEXTS } from '@portal/shared-lib/contract/rules/hall-notice'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../testing/registrar'

let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
let notice = { text: '', version: 0 }
const open = async (buttons: readonly string[] = []) => {
  const fakes = [fake(tickets, () => []), fake(receptionsToday, () => []), fake(hallNotice, () => notice)]
  const saving = fake(saveHallNotice, ({ args }) => {
    notice = { text: args.text, version: args.version + 1 }
    return null
  })
  opened = await openRegistration('visitorMainScreen/visitorMainScreen', [...fakes, saving], buttons)
  await screen.findByText('暂无叫号，请耐心等候')
  return opened
}
afterEach(() => opened?.close())

describe('The notice of a hall', () => {
  it('is written by who may, and stands there line by line', async () => {
    notice = { text: '请先取号。', version: 3 }
    const { arrivedAt } = await open(['hall:notice'])
    await userEvent.click(await screen.findByRole('button', { name: '编辑公告' }))
    const text = await screen.findByLabelText('公告内容')
    await userEvent.clear(text)
    await userEvent.click(text)
    await userEvent.paste('号'.repeat(HALL_NOTICE.perLine + 1))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(HALL_NOTICE_TEXTS.wrong)
    await userEvent.clear(text)
    await userEvent.type(text, '下午停电。{Enter}请从东门离开。')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const lines = () => within(screen.getByRole('region', { name: '公告' })).getAllByRole('listitem')
    await waitFor(() => expect(lines().map(({ textContent }) => textContent)).toEqual(['下午停电。', '请从东门离开。']))
    expect(lines().map(line => line.hasAttribute('data-shown'))).toEqual([true, false])
    expect(arrivedAt(saveHallNotice.path)).toMatchObject([{ version: 3 }])
  })

  it('is not there where none is, and for others not to be written', async () => {
    notice = { text: '', version: 0 }
    await open()
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull()
    await opened?.close()
    notice = { text: '请先取号。', version: 1 }
    await open()
    expect(await screen.findByText('请先取号。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '编辑公告' })).toBeNull()
  })
})
