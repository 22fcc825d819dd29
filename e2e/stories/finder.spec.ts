import { settled, violationsOf } from '../portal/accessibility'
import { expect, story } from '../portal/stories'

const NUMBER = /LX[0-9A-Z]{18}/

story.describe('快速查找', () => {
  story('leads to a page and to a case by the keyboard alone, and tells the keys', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await settled(page)
    const field = page.getByRole('combobox', { name: '查找页面、操作、信访件和知识' })
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('bmdb')
    await expect(page.getByRole('option').first()).toContainText('部门待办')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/toDoManage\/departToDo$/)
    await expect(field).toHaveCount(0)

    const number = (await page.getByText(NUMBER).first().textContent())?.match(NUMBER)?.[0] ?? ''
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option', { name: '导出列表' })).toBeVisible()
    await page.keyboard.type(number)
    await expect(page.getByRole('option')).toContainText([number])
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`toDoManage/handle\\?xfjbh=${number}`))

    await expect(page.getByRole('tab', { name: '办理过程' })).toBeVisible()
    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('region', { name: '信访件', exact: true }).last()).toContainText('切换页签')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto(portal.address)
    await page.getByRole('button', { name: /快速查找/ }).click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /快速查找/ })).toBeFocused()
  })
})
