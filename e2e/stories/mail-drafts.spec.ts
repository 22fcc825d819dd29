import { contentsOf, mailDialog, openMail, openWriting } from '../portal/mail'
import { expect, GIVEN_UP_MS, LONG, story } from '../portal/stories'

const TEXT = '石渡县来信的原件已扫描，还没有写完'

story('a draft survives a page that is killed in the middle of a word', async ({ signIn }) => {
  const page = await signIn('zs04')
  await openMail(page)
  await openWriting(page)
  // The server does not hear of it any more: what is left is this browser's copy.
  await page.route('**/api/mail/saveDraft', route => route.abort())
  await contentsOf(page).fill(TEXT)
  await expect(mailDialog(page).getByText('草稿暂存在本机')).toBeVisible({ timeout: GIVEN_UP_MS })
  const address = page.url()
  const context = page.context()
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await next.goto(address)
  await openMail(next)
  await openWriting(next)
  await expect(contentsOf(next)).toHaveValue(TEXT)
  await expect(mailDialog(next).getByText('草稿已保存')).toBeVisible()
})

story(
  'a draft is there on another machine; what two have written is told and not destroyed',
  LONG,
  async ({ signIn }) => {
    const [here, there] = [await signIn('zs08'), await signIn('zs08')]
    await openMail(here)
    await openWriting(here)
    await contentsOf(here).fill(TEXT)
    await expect(mailDialog(here).getByText('草稿已保存')).toBeVisible()

    await openMail(there)
    await openWriting(there)
    await expect(contentsOf(there)).toHaveValue(TEXT)
    await contentsOf(there).fill('那里改写的')
    await expect(mailDialog(there).getByText('草稿已保存')).toBeVisible()

    await contentsOf(here).fill('这里改写的')
    await expect(mailDialog(here).getByRole('alert')).toContainText('草稿已在其他窗口修改')
    await expect(contentsOf(here)).toHaveValue('这里改写的')
    await mailDialog(here).getByRole('button', { name: '改用其他窗口的内容' }).click()
    await expect(contentsOf(here)).toHaveValue('那里改写的')
  },
)
