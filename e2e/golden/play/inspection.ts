import { chooseIn } from '../../portal/registration'
import { dayAfter } from './calendar'
import type { More } from './register'

/** What an inspection team hands over: against whom, by when, and who alone may know of it. */
export const handedOver =
  (sourceNo: string): More =>
  async page => {
    await page.getByLabel('巡视组名称').fill('省委第二巡视组')
    await page.getByLabel('来源编号').fill(sourceNo)
    await page.getByLabel('要求办结日期').fill(dayAfter(30))
    await page.keyboard.press('Enter')
    await chooseIn(page, '知悉范围', /陈癸棠/, '陈癸棠')
    await chooseIn(page, '被反映单位', /安澜市自然资源局/, '安澜市自然资源局')
  }
