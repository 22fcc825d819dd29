import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { isWhollyHeard } from './older-browser'

/** What a click saves is a file of this name and of these bytes; in browsers of whose files nothing is heard, it is clicked. */
export async function expectDownload(page: Page, button: Locator, file: { name: string; buffer: Buffer }) {
  if (!isWhollyHeard(page)) return button.click()
  const downloading = page.waitForEvent('download')
  await button.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(file.name)
  expect(await readFile(await download.path())).toEqual(file.buffer)
}
