import { organisationsOfAccount } from '@portal/shared-lib/contract/identity'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bureau, city, fields, message, openSignIn, type SignInPage, slide, submit } from '../testing/sign-in-page'

describe('the look-up of organisations', () => {
  let page: SignInPage
  afterEach(() => page.close())

  it('of another account that arrives late is thrown away', async () => {
    const answers = new Map<string, (value: unknown) => void>()
    const slow = fake(organisationsOfAccount, async ({ args: { loginAccount } }) => {
      await new Promise(done => answers.set(loginAccount, done))
      return { list: [loginAccount === 'zs01' ? bureau : city], total: 1 }
    })
    page = await openSignIn({ fakes: [slow] })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.tab()
    await userEvent.type(fields.username(), '2')
    await userEvent.tab()
    await waitFor(() => expect(answers.size).toBe(2))
    answers.get('zs012')?.(undefined)
    await waitFor(() => expect(fields.organisation()).toHaveValue('安澜市信访局'))
    answers.get('zs01')?.(undefined)
    await userEvent.click(fields.organisation())
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    expect(fields.organisation()).toHaveValue('安澜市信访局')
  })

  it('shows the words of the server where it cannot be looked up, and is asked again later', async () => {
    let refuse = true
    const limited = fake(organisationsOfAccount, () => {
      if (refuse) throw new FakeRefusal('tooManyCalls')
      return { list: [bureau], total: 1 }
    })
    page = await openSignIn({ fakes: [limited] })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.tab()
    await waitFor(() => expect(message()).toBe('操作过于频繁，请稍后再试'))
    await userEvent.type(fields.password(), 'secret')
    slide()
    await submit()
    await waitFor(() => expect(message()).toBe('操作过于频繁，请稍后再试'))
    refuse = false
    await userEvent.click(fields.organisation())
    await waitFor(() => expect(fields.organisation()).toHaveValue('临江省信访局'))
  })
})
