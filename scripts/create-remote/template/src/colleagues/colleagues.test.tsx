import type { CallInput } from '@portal/shared-lib/contract/form'
import { sendMail } from '@portal/shared-lib/contract/mail'
import { people } from '@portal/shared-lib/contract/people'
import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Colleague } from '../api'
import remote from '../app'

const PATH = '/sample/colleagues'

const personOf = (loginAccount: string, userName: string): Colleague => ({
  loginAccount,
  userName,
  orgId: 'o1',
  orgName: '临江省信访局',
})
const PEOPLE = [personOf('zs01', '赵甲禾'), personOf('zs02', '钱乙舟')]

describe('the colleagues', () => {
  let sent: CallInput<typeof sendMail>[] = []
  let close: () => Promise<void>

  /** Opens the page for somebody who holds the page and, unless told otherwise, may write. */
  const open = async (buttons: readonly string[] = ['write'], answer: () => string = () => 'g1') => {
    sent = []
    const server = fakeServer([
      fake(people, ({ args: { userName = '' } }) => {
        const list = PEOPLE.filter(person => person.userName.includes(userName))
        return { list, total: list.length }
      }),
      fake(sendMail, ({ args }) => {
        sent.push(args)
        return answer()
      }),
    ])
    const desktop = desktopWith([PATH.slice(1)])
    const [menu] = desktop.permissionList
    const codes = buttons.map(button => ({ ...menu, id: button, url: `sample:${button}`, list: [] }))
    const granted = { ...desktop, permissionList: [...desktop.permissionList, ...codes] } as typeof desktop
    const page = await renderRemote(remote, { path: PATH, desktop: granted })
    close = () => page.unmount().then(server.stop)
    await screen.findByRole('cell', { name: '赵甲禾' })
  }
  afterEach(() => close())

  const write = async (text: string) => {
    await userEvent.click(screen.getByRole('button', { name: '写邮件给钱乙舟' }))
    const dialog = screen.getByRole('dialog', { name: '写邮件给钱乙舟' })
    if (text) await userEvent.type(within(dialog).getByLabelText('邮件内容'), text)
    await userEvent.click(within(dialog).getByRole('button', { name: '发送' }))
    return dialog
  }

  it('are listed, and found by name', async () => {
    await open()
    expect(screen.getAllByRole('row')).toHaveLength(PEOPLE.length + 1)
    await userEvent.type(screen.getByLabelText('姓名'), '乙{Enter}')
    await waitFor(() => expect(screen.queryByRole('cell', { name: '赵甲禾' })).toBeNull())
    expect(screen.getByText('共 1 人')).toBeInTheDocument()
  })

  it('are written to by whoever may write', async () => {
    await open()
    await write('请来一趟')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([expect.objectContaining({ contents: '请来一趟', receivers: ['zs02'] })])
  })

  it('are written to by nobody else', async () => {
    await open([])
    expect(screen.queryByRole('button', { name: /^写邮件/ })).toBeNull()
  })

  it('get no empty mail', async () => {
    await open()
    const dialog = await write('')
    expect(within(dialog).getByRole('alert')).toHaveTextContent(MAIL_TEXTS.empty)
    expect(sent).toEqual([])
  })

  it('stay in the dialog with what the server says against a mail', async () => {
    await open(['write'], () => {
      throw new FakeRefusal('forbidden')
    })
    const dialog = await write('请来一趟')
    expect(await within(dialog).findByText('您没有此项操作的权限，请联系管理员')).toBeInTheDocument()
  })
})
