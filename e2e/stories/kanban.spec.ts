import { settled, violationsOf } from '../portal/accessibility'
import { expect, story } from '../portal/stories'

story(
  'a head sees the work of the office by columns, opens what a number counts, and gives a piece of it away',
  async ({ signIn }) => {
    const page = await signIn('zr13', 'kanbanSystem/kanbanDepart')
    const board = page.getByRole('region', { name: '部门看板' })
    const counted = board
      .getByRole('columnheader')
      .getByRole('link', { name: /^[1-9]\d* 件$/ })
      .first()
    const number = (await counted.innerText()).replace(' 件', '')
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
    await counted.click()
    await expect(page.getByText(`共 ${number} 条`)).toBeVisible()
    await page.goBack()

    const card = board
      .getByRole('list', { name: /^未领取/ })
      .getByRole('link')
      .first()
    const petitionNo = /[A-Z]{2}\d{18}/.exec(await card.innerText())?.[0] ?? ''
    await card.press('a')
    const dialog = page.getByRole('dialog', { name: '分派' })
    await dialog.getByRole('radio', { name: /尤壬溪/ }).press('Space')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: /确\s?定/ }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(
      board
        .getByRole('list', { name: /^尤壬溪/ })
        .getByText(petitionNo)
        .first(),
    ).toBeVisible()
  },
)
