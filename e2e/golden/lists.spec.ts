import { expect, golden } from './play/golden'
import { DEPARTMENT, PERSONAL, QUERY, rowsWith } from './play/lists'
import { modelOf } from './play/model'

/** Days left from which on a lamp is yellow, at the bureau, at a unit, and there before the notice of acceptance. */
const [BUREAU, UNIT, NOTICE] = [3, 10, 5]

const LIMITS = [
  { scenario: '31 overdue at the bureau', name: '凤丁柏', account: 'zs05', warnedFrom: BUREAU },
  { scenario: '32 overdue at the unit', name: '花戊泉', account: 'zr12', warnedFrom: UNIT },
  { scenario: '33 orange at the bureau', name: '方己溪', account: 'zs05', warnedFrom: BUREAU },
  { scenario: '33 orange at the unit', name: '俞庚岚', account: 'zr12', warnedFrom: UNIT },
  { scenario: '34 yellow at the bureau', name: '任辛川', account: 'zs05', warnedFrom: BUREAU },
  { scenario: '34 yellow before acceptance', name: '袁壬云', account: 'zr12', warnedFrom: NOTICE },
  { scenario: '34 yellow in hand', name: '柳癸荷', account: 'zr12', warnedFrom: UNIT },
] as const

golden('31–34 what is overdue or nearly so has its lamp in the list of whoever has it', async ({ stage }) => {
  for (const { scenario, name, account, warnedFrom } of LIMITS) {
    const { petitionNo } = await modelOf(stage, name)
    const rows = await rowsWith(stage, account, DEPARTMENT, petitionNo)
    await expect(rows, scenario).toHaveCount(1)
    const [, lamp, sign, days] = /(红灯|橙灯|黄灯)(超期|剩)?(\d+)?/.exec((await rows.textContent()) ?? '') ?? []
    const left = Number(days ?? 0) * (sign === '超期' ? -1 : 1)
    expect(lamp, `${scenario}, ${left} days left`).toBe(lampFor(left, warnedFrom))
  }
})

function lampFor(left: number, warnedFrom: number): string {
  if (left < 0) return '红灯'
  return left <= Math.ceil(warnedFrom / 3) ? '橙灯' : '黄灯'
}

golden('39 thirty online texts of one wording are known as such', async ({ stage }) => {
  const page = await stage.desk('zs04')
  const rows = await rowsWith(stage, 'zs04', 'toDoManage/netLetterRegister', 'WS-0039')
  await expect(page.getByText('共 30 条')).toBeVisible()
  await rows.first().getByRole('link').last().click()
  const panel = page.getByRole('complementary', { name: '疑似重复信访件' })
  await expect(panel.getByRole('heading')).toContainText('待判断')
  await expect(panel.getByText('内容相似度100%').first()).toBeVisible()
})

golden('40 a batch of twelve from an inspection is for one pair of eyes', async ({ stage }) => {
  await rowsWith(stage, 'zs10', PERSONAL, 'XX')
  await expect((await stage.desk('zs10')).getByText(/^共 1[2-9] 条$/)).toBeVisible()
  await rowsWith(stage, 'zs05', QUERY, 'XX')
  await expect((await stage.desk('zs05')).getByText('共 0 条')).toBeVisible()
})
