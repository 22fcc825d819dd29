import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Page, test } from '@playwright/test'
import { isFirefox } from './older-browser'

const READER = join(__dirname, '../../server/test/read-pdf.mjs')

/** Playwright passes on inches where Firefox takes centimetres. */
const A4_OF_FIREFOX = { width: '21in', height: '29.7in' }

interface Paper {
  /** Sizes in points, as are those of texts and their places. */
  pages: { width: number; height: number; texts: { text: string; x: number; y: number; width: number }[] }[]
}

/** Shows the page as it is printed. Firefox cannot be told to: there the rules for print hold at once. */
export async function showAsPrinted(page: Page): Promise<void> {
  if (!isFirefox(page)) return page.emulateMedia({ media: 'print' })
  await page.evaluate(() => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all'
  })
}

/** Prints the page, and reads what is on the paper. */
export async function printOnPaper(page: Page): Promise<Paper> {
  const path = test.info().outputPath('printed.pdf')
  await writeFile(path, await page.pdf({ ...(isFirefox(page) && A4_OF_FIREFOX), preferCSSPageSize: true }))
  const { stdout } = await promisify(execFile)(process.execPath, [READER, path])
  return JSON.parse(stdout) as Paper
}
