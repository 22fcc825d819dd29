import { defineRemote } from '@portal/shared-lib'
import { type HandingPreference, updateHandingPreference, userInfo } from '@portal/shared-lib/contract/account'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OwnTodo } from './registration-form'

const PAGE = 'letterManage/letterRegister'
const remote = defineRemote({ routes: { [`/${PAGE}`]: () => Promise.resolve({ default: OwnTodo }) } })

describe('With whom what is registered waits', () => {
  async function open(pages: readonly string[]) {
    let handingPreference: HandingPreference | null = null
    const server = fakeServer([
      fake(userInfo, () => ({
        userName: '周戊汀',
        userAccount: 'zs05',
        companyName: '临江省信访局',
        deptName: '来信处',
        positionLevelName: '',
        telephone: '',
        phoneNum: '',
        handingPreference,
        gwlbCode: null,
        userIp: '',
      })),
      fake(updateHandingPreference, ({ args }) => {
        handingPreference = args.handingPreference
        return null
      }),
    ])
    const { unmount } = await renderRemote(remote, { path: `/${PAGE}`, desktop: desktopWith([PAGE, ...pages]) })
    return { arrived: server.arrived, close: () => unmount().then(server.stop) }
  }

  it('is chosen once, by those who have a list of their own', async () => {
    const { arrived, close } = await open(['toDoManage/personalToDo'])
    const box = await screen.findByRole('checkbox', { name: '列入本人待办' })
    expect(box).not.toBeChecked()
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
    expect(arrived[1]).toMatchObject({
      path: updateHandingPreference.path,
      args: { handingPreference: 'personal' },
    })
    await close()
  })

  it('is not asked of those who have none', async () => {
    const { arrived, close } = await open([])
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(arrived).toEqual([])
    await close()
  })
})
