import { suggest } from '@portal/shared-lib/contract/registration'
import { fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../testing/registrar'

const told = fake(suggest, () => ({
  categories: [{ code: '030300', name: '物业管理' }],
  places: [{ code: '990121000000', name: '石渡县' }],
  units: [{ name: '石渡县住房和城乡建设局', count: 2 }],
}))

describe('填写建议', () => {
  let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
  afterEach(() => opened?.close())
  const write = async (text: string) => {
    opened = await openRegistration('letterManage/letterRegister', [told], ['fc:register'])
    fireEvent.change(await screen.findByLabelText(/内容摘要/), { target: { value: text } })
  }

  it('takes over with a press what the text says, and tells where such petitions went', async () => {
    await write('石渡县某小区物业未公示收支。')
    const panel = within(await screen.findByRole('region', { name: '填写建议' }))
    expect(panel.getByText(/石渡县住房和城乡建设局（2件）/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: '物业管理' }))
    await userEvent.click(panel.getByRole('button', { name: '石渡县' }))
    await waitFor(() => expect(panel.queryByRole('button')).toBeNull())
    expect(opened?.arrivedAt(suggest.path).at(-1)).toMatchObject({ category: '030300', placeRegion: '990121000000' })
    await waitFor(() => expect(screen.getAllByText('物业管理').length).toBeGreaterThan(0))
  })
})
