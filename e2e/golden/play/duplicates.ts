import type { Page } from '@playwright/test'
import { violationsOf } from '../../portal/accessibility'
import { expect } from '../../portal/stories'
import type { Case } from './case'
import type { Model } from './model'
import { fillPetitioner, fillPlea, openForm, save } from './register'

/** Registers another copy of the first of some letters; every other letter beside it is about the same matter. */
export async function asCopyOf([main, ...others]: readonly Case[], model: Model): Promise<Case> {
  if (!main) throw new Error('there is nothing to be a copy of')
  const { stage } = main
  const page = await stage.desk('zs01')
  await openForm(page, 'letter')
  await fillPetitioner(page, model)
  await fillPlea(page, model)
  await decide(page, petitionNo => {
    if (petitionNo === main.petitionNo) return '重复投递'
    return others.some(other => other.petitionNo === petitionNo) ? '同一事项（重件）' : NEW
  })
  return { stage, petitionNo: await save(page) }
}

type Again = Pick<Model, 'name'> & Parameters<typeof fillPlea>[1]

/** Registers another letter about the same matter, of which the panel says `told`. */
export async function againTheSame({ stage, petitionNo }: Case, again: Again, told: string): Promise<Case> {
  const page = await stage.desk('zs01')
  await openForm(page, 'letter')
  await fillPetitioner(page, again)
  await fillPlea(page, again)
  const card = page.getByRole('group', { name: petitionNo })
  await expect(card).toContainText(told)
  expect(await violationsOf(page)).toEqual([])
  await decide(page, found => (found === petitionNo ? '同一事项（重件）' : NEW))
  return { stage, petitionNo: await save(page) }
}

const NEW = '新事项（初件）'

/** Says of each earlier petition that is found what it is. */
export async function decide(page: Page, decisionOn: (petitionNo: string) => string): Promise<void> {
  const panel = page.getByRole('complementary', { name: '疑似重复信访件' })
  await expect(panel.getByRole('heading')).toContainText('待判断')
  await expect(panel.getByRole('status')).not.toHaveText('正在查找…')
  for (const found of await panel.getByRole('group').all()) {
    const petitionNo = (await found.getByRole('link').first().textContent()) ?? ''
    await found.getByRole('radio', { name: decisionOn(petitionNo), exact: true }).check()
  }
}
