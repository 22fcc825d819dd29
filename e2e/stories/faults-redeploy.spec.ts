import { forgetFiles } from '../portal/forget-files'
import { redeploy } from '../portal/redeploy'
import { CASES } from '../portal/remotes'
import { expect, LONG, story } from '../portal/stories'

for (const { remote, prepare, open, shown, dialog = false, newDocument = false } of CASES) {
  story.describe(`when ${remote} is redeployed with new names while staff work`, LONG, () => {
    story('and its old folder stays, open windows go on with that', async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      await prepare?.(page, portal.address)
      await forgetFiles(page)
      await redeploy(portal, remote, { keep: true })
      await open(page)
      await expect(shown(page)).toBeVisible()
      await expect(page.getByText(/页面暂时无法显示|系统已更新/)).toHaveCount(0)
    })

    story('and its old folder goes, the update is told, and 刷新 brings it', async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      await prepare?.(page, portal.address)
      await forgetFiles(page)
      await redeploy(portal, remote)
      await open(page)
      if (!newDocument) {
        const told = page.getByRole('alert').filter({ hasText: '系统已更新' })
        await expect(told).toContainText('请点击“刷新”后继续使用')
        await page.getByRole('button', { name: '刷新' }).click()
        await expect(told).toHaveCount(0)
      }
      if (dialog) await open(page)
      await expect(shown(page)).toBeVisible()
    })
  })
}
