import { fillLetter, openRegister, save } from '../portal/letter'
import { expect, story } from '../portal/stories'

story(
  'a letter that is registered moves the count of the department in every open window, at once',
  async ({ signIn }) => {
    const clerk = await signIn('zs05')
    const windows = [clerk, await clerk.context().newPage()]
    for (const window of windows) {
      await window.goto(clerk.url())
      await expect(window.getByRole('link', { name: /^部门待办/ })).toContainText(/\d/)
    }
    const count = async () =>
      Number((await clerk.getByRole('link', { name: /^部门待办/ }).textContent())?.replace(/\D/g, ''))
    const before = await count()
    const registrar = await signIn('zs01')
    await openRegister(registrar)
    await fillLetter(registrar)
    await save(registrar)
    await expect(registrar.getByText('登记成功')).toBeVisible()
    // Far below the ten minutes of the poll.
    for (const window of windows)
      await expect(window.getByRole('link', { name: /^部门待办/ })).toContainText(String(before + 1), { timeout: 3000 })
  },
)

story('updates go on after the server was restarted', async ({ signIn, portal }) => {
  const clerk = await signIn('zs05')
  const tile = clerk.getByRole('link', { name: /^部门待办/ })
  await expect(tile).toContainText(/\d/)
  const before = Number((await tile.textContent())?.replace(/\D/g, ''))
  await portal.kill()
  await portal.start()
  const registrar = await signIn('zs01')
  await openRegister(registrar)
  await fillLetter(registrar)
  await save(registrar)
  await expect(tile).toContainText(String(before + 1))
})
