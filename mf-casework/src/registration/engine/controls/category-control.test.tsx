import { codeTable } from '@portal/shared-lib/contract/tables'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../../testing/registrar'

const CATEGORIES = [
  { codeId: '030000', codeName: '城乡建设', parentId: null },
  { codeId: '030300', codeName: '物业管理', parentId: '030000' },
]

/** A form whose categories come as late as `answer` does. */
const open = (answer: () => Promise<typeof CATEGORIES>) =>
  openRegistration('letterManage/letterRegister', [
    fake(codeTable, ({ args }) => (args.tableName === 'DM_NRFL' ? answer() : [])),
  ])
const control = () => screen.findByRole('combobox', { name: '内容分类' })

async function choose(field: HTMLElement) {
  await userEvent.type(field, 'wygl')
  const found = await screen.findByTitle('物业管理（城乡建设）')
  expect(document.getElementById(field.getAttribute('aria-controls') ?? '')).toContainElement(found)
  await userEvent.click(found)
  expect(field.closest('.ant-select')).toHaveTextContent('物业管理')
}

describe('The category of a petition', () => {
  it('takes nothing in before there is a list to find it in', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>(done => (arrive = done))
    const { close } = await open(() => arrival.then(() => CATEGORIES))
    const field = await control()
    expect(field).toBeDisabled()
    expect(field.closest('.ant-select')).toHaveTextContent('正在加载…')
    arrive()
    await waitFor(() => expect(field).toBeEnabled())
    await choose(field)
    await close()
  })

  it.each(['wygl', '物业', '城乡'])('is taken by Enter, as the first that %s finds', async typed => {
    const { close } = await open(async () => CATEGORIES)
    const field = await control()
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.type(field, typed)
    expect(await screen.findByTitle('物业管理（城乡建设）')).toBeInTheDocument()
    // As browsers send it: the tree reads the number of the key, which userEvent leaves out.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await waitFor(() => expect(field.closest('.ant-select')).toHaveTextContent(/^物业管理$/))
    await close()
  })

  it('asks for its list again when it is opened without', async () => {
    let isBroken = true
    const { close } = await open(async () => {
      if (isBroken) throw new FakeRefusal('badInput')
      return CATEGORIES
    })
    const field = await control()
    await waitFor(() => expect(field.closest('.ant-select')).toHaveTextContent('未能加载，点击重试'))
    isBroken = false
    await userEvent.click(field)
    await waitFor(() => expect(field.closest('.ant-select')).toHaveTextContent('名称或拼音首字母'))
    await choose(field)
    await close()
  })
})
