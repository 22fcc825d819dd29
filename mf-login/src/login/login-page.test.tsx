import { onNotice } from '@portal/shared-lib'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSignIn, type SignInPage } from './testing/sign-in-page'

describe('the sign-in page', () => {
  let page: SignInPage
  beforeEach(async () => {
    page = await openSignIn()
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'external')
    return page.close()
  })

  it('says what the portal is and who answers for it', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('临江省信访业务系统')
    expect(screen.getByRole('contentinfo')).toHaveTextContent('版权所有：临江省信访局技术支持：临江省信访信息中心')
  })

  it('adds itself to the bookmarks where the browser lets it', async () => {
    const AddFavorite = jest.fn()
    Object.defineProperty(window, 'external', { value: { AddFavorite }, configurable: true })
    await userEvent.click(screen.getByRole('button', { name: '收藏本站' }))
    expect(AddFavorite).toHaveBeenCalledWith(window.location.href, document.title)
  })

  it.each([
    ['has no way', {}],
    [
      'refuses',
      {
        AddFavorite: () => {
          throw new Error('denied')
        },
      },
    ],
  ])('tells of Ctrl+D where the browser %s', async (_, external) => {
    const said: string[] = []
    const stop = onNotice(({ text }) => said.push(text))
    Object.defineProperty(window, 'external', { value: external, configurable: true })
    await userEvent.click(screen.getByRole('button', { name: '收藏本站' }))
    expect(said).toEqual(['收藏失败，请按 Ctrl+D 收藏本站'])
    stop()
  })
})

describe('what the sign-in page promises', () => {
  const said = async (pages: readonly string[]) => {
    const page = await openSignIn({ pages })
    const platform = screen.queryByText(/一体化工作平台/)?.textContent
    const lines = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
    await page.close()
    return { platform, lines }
  }
  const CASEWORK = [
    '/letterManage/letterRegister',
    '/visitorManage/visitorRegister',
    '/toDoManage/personalToDo',
    '/toDoManage/leaderApprovalList',
  ]

  it('is what there are pages for', async () => {
    expect(await said(CASEWORK)).toEqual({
      platform: '登记 · 办理 一体化工作平台',
      lines: ['来信、来访一处登记，去向全程可查', '办理期限自动提醒，临期、超期一目了然', '审批在同一事项内流转'],
    })
  })

  it('grows with the portal', async () => {
    const more = ['/superviseManage/superviseHandler', '/reviewManage/registerCenter']
    const { platform, lines } = await said([...CASEWORK, ...more])
    expect(platform).toBe('登记 · 办理 · 督查 · 复查复核 一体化工作平台')
    expect(lines).toContain('审批、督办、复查复核在同一事项内流转')
  })

  it('is nothing where there is none of it', async () => {
    expect(await said([])).toEqual({ platform: undefined, lines: [] })
  })
})
