import type { Locator } from '@playwright/test'
import { expect } from '../../portal/stories'

/** One entry of a form, as it is filled in on the panel of an action. */
export type Entry = (panel: Locator) => Promise<void>

/** A file as it lies on somebody's desk. */
export interface Paper {
  readonly name: string
  readonly text: string
}

const labelled = (label: string) => new RegExp(`^${label}`)

/** Text, a number or a day. */
export const writes =
  (label: string, text: string): Entry =>
  async panel => {
    const field = panel.getByLabel(labelled(label)).first()
    await field.fill(text)
    if (/^\d{4}-\d\d-\d\d$/.test(text)) await field.press('Enter')
  }

/** One of some values, whether all are in sight or a list opens. */
export const chooses =
  (label: string, option: string): Entry =>
  async panel => {
    const list = panel.getByRole('combobox', { name: labelled(label) })
    const inSight = panel
      .getByRole('radiogroup', { name: label, exact: true })
      .getByRole('radio', { name: option, exact: true })
    await expect(list.or(inSight)).toBeVisible()
    if (await list.isVisible()) await list.selectOption(option)
    else await inSight.check()
  }

/** Boxes to tick. */
export const ticks =
  (...labels: readonly string[]): Entry =>
  async panel => {
    for (const label of labels) await panel.getByRole('checkbox', { name: label }).check()
  }

/** An organisation, found by its name; the first one leads. */
export const sendsTo =
  (...names: readonly string[]): Entry =>
  async panel => {
    const search = panel.getByPlaceholder('输入单位名称查找')
    for (const name of names) {
      await search.fill(name)
      await panel
        .getByRole('list', { name: /查找结果$/ })
        .getByRole('checkbox', { name, exact: true })
        .check()
      await search.fill('')
    }
  }

/** Papers to go with it. */
export const adds =
  (...papers: readonly Paper[]): Entry =>
  async panel => {
    await panel.getByLabel('选择文件').first().setInputFiles(papers.map(fileOf))
    await expect(panel.getByText('已上传')).toHaveCount(papers.length)
  }

/** What a browser uploads of it. */
export const fileOf = ({ name, text }: Paper) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`\uFEFF${text}`),
})
