import { settled, violationsOf } from '../portal/accessibility'
import { misfitsOf } from '../portal/fit'
import { expect, story } from '../portal/stories'

const PARTS = [
  '政策法规与内容分类',
  '意见依据',
  '政策施行前后',
  '未来7天信访量',
  '信访原因',
  '文本主题',
  '完善政策建议',
]

story.describe('policies and petitions', () => {
  story.use({ viewport: { width: 1366, height: 768 } })

  story('the analyst opens the board by its address, and a number opens as many petitions', async ({ signIn }) => {
    const page = await signIn('tj17', 'decisionBoard?period=twelve')
    for (const name of PARTS) await expect(page.getByRole('figure', { name })).toBeVisible()
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await misfitsOf(page)).toEqual([])
    await expect(page.getByRole('link', { name: '政策关联分析' })).toHaveCount(0)

    const causes = page.getByRole('figure', { name: '信访原因' })
    await causes.getByRole('button', { name: '表格' }).click()
    const figure = causes.getByRole('row').nth(1).getByRole('link').filter({ hasNotText: /^0$/ }).first()
    const counted = await figure.innerText()
    await figure.click()
    await expect(page).toHaveURL(/stat\/petitions/)
    await expect(page.getByText(`共 ${counted} 条`)).toBeVisible()
  })

  story('a clerk has no such page', async ({ signIn }) => {
    const page = await signIn('zs06', 'decisionBoard')
    await expect(page).toHaveURL(/noAuthority/)
  })
})
