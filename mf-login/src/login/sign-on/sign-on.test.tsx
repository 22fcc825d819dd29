import { signIn } from '@portal/shared-lib/contract/identity'
import { signOnOrganisations } from '@portal/shared-lib/contract/sign-on'
import { portalHistory } from '@portal/shared-lib/router'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bureau, city, fields, openSignIn, type SignInPage } from '../testing/sign-in-page'
import { readReturned } from './returned'

let page: SignInPage
afterEach(() => page.close())

const works = (...list: { id: string; companyName: string }[]) => [fake(signOnOrganisations, () => list)]
const BACK = '#signOnTicket=t1'

describe('统一身份认证 on the sign-in page', () => {
  it('has a button for each provider, and none where there is none', async () => {
    page = await openSignIn({
      signOn: [
        { id: 'gov', title: '统一身份认证登录' },
        { id: 'zw', title: '政务网登录' },
      ],
    })
    expect(await screen.findByRole('link', { name: '统一身份认证登录' })).toHaveAttribute(
      'href',
      '/tjfx/api/sso/gov/start',
    )
    expect(screen.getByRole('link', { name: '政务网登录' })).toHaveAttribute('href', '/tjfx/api/sso/zw/start')
    await page.close()
    page = await openSignIn()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('signs in whoever comes back and has one organisation, and goes home', async () => {
    page = await openSignIn({ hash: BACK, fakes: works(bureau) })
    await waitFor(() => expect(portalHistory.location.pathname).toBe('/tjfx/home/index'))
    expect(page.arrived(signOnOrganisations)).toContainEqual({ ticket: 't1' })
    expect(page.arrived(signIn)).toMatchObject([
      { signOnTicket: 't1', organisationId: 'o1', username: '', password: '' },
    ])
    expect(window.location.hash).toBe('')
  })

  it('goes on to the page that was asked for, if it is one of the portal', async () => {
    page = await openSignIn({ hash: `${BACK}&next=%2Ftransit%3Fxfjbh%3D1`, fakes: works(bureau) })
    await waitFor(() => expect(portalHistory.location.pathname).toBe('/tjfx/transit'))
    expect(portalHistory.location.search).toBe('?xfjbh=1')
    expect(readReturned(`${BACK}&next=%2F%2Fevil.example`)).toEqual({ ticket: 't1', next: undefined })
  })

  it('lets somebody with several organisations choose one', async () => {
    page = await openSignIn({ hash: BACK, fakes: works(bureau, city) })
    await userEvent.click(await screen.findByRole('button', { name: '登录' }))
    expect(screen.getByRole('alert')).toHaveTextContent('请选择当前用户所属单位')
    await userEvent.click(screen.getByRole('radio', { name: city.companyName }))
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(page.arrived(signIn)).toMatchObject([{ organisationId: 'o2' }]))
  })

  it('says what the server refuses, and leads back to the form', async () => {
    page = await openSignIn({ hash: BACK, fakes: works(bureau), refusal: new FakeRefusal('signOnFailed') })
    expect(await screen.findByRole('alert')).toHaveTextContent('登录已超时或已使用过，请重新点击登录按钮')
    await userEvent.click(screen.getByRole('button', { name: '返回登录页' }))
    expect(fields.username()).toBeInTheDocument()
  })

  it('says what went wrong on the way, in words of its own', async () => {
    page = await openSignIn({ hash: '#signOnProblem=noAccount&reference=R-12' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '身份认证已通过，但本系统没有与您对应的账号，请联系本单位系统管理员开通（编号 R-12）',
    )
    expect(readReturned('#signOnProblem=%E8%AF%B7%E8%BD%AC%E8%B4%A6&reference=1')).toBeUndefined()
    expect(readReturned('#signOnProblem=away&reference=<b>')).toEqual({
      problem: '统一身份认证暂时无法连接，请稍后重试，或使用本系统账号登录',
    })
  })
})
