import { expect } from '../../portal/stories'
import type { More } from './register'

const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫']
const STEMS = [...'甲乙丙丁']

/** So many people who have signed, copied out of a spreadsheet. */
export const signersOf =
  (count: number): More =>
  async page => {
    const names = Array.from({ length: count }, (_, at) => `${SURNAMES[at % 12]}${STEMS[Math.floor(at / 12)]}禾`)
    const rows = names.map(name => `${name}\t安澜市石渡县荷塘镇柳岸村`)
    await page.getByRole('textbox', { name: '粘贴人员表格' }).focus()
    await page.evaluate(
      table => {
        const data = new DataTransfer()
        data.setData('text/plain', table)
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      },
      ['姓名\t住址', ...rows].join('\n'),
    )
    await expect(page.getByLabel('信访人数')).toHaveValue(String(count + 1))
  }
