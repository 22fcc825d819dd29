import { leaderCases } from '@portal/shared-lib/contract/leader-cases'
import { fake } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import { openRegistration } from '../testing/registrar'

const PAGE = 'leaderJieFang/leaderBARegister'

const leaderCase = (serial: number, more: { remainingDays: number; result?: string }) => ({
  caseId: String(serial),
  petitionNo: `LX99000026112200000${serial}`,
  summary: '反映征地补偿',
  leader: '孔某',
  leaderDuty: '副市长',
  level: '2',
  unit: '安澜市住房和城乡建设局',
  inCharge: '李四',
  cause: '1',
  measures: '定期约见，逐项落实补偿。',
  dueOn: '2026-12-22',
  percent: 40,
  result: '',
  asked: '' as const,
  askedDueOn: null,
  askedResult: '',
  askedLeader: '',
  askedText: '',
  askedBy: '',
  isAsker: false,
  pledges: [],
  progress: [],
  ...more,
})

const CASES = [
  leaderCase(1, { remainingDays: -3 }),
  leaderCase(2, { remainingDays: 0 }),
  leaderCase(3, { remainingDays: 9 }),
  leaderCase(4, { remainingDays: -9, result: '1' }),
]

describe('The cases of leaders', () => {
  let opened: Awaited<ReturnType<typeof openRegistration>>
  afterEach(() => opened.close())

  const shown = async () => {
    const table = await screen.findByRole('table')
    return within(table)
      .getAllByRole('link', { name: /^LX/ })
      .map(({ textContent }) => Number(textContent?.at(-1)))
  }

  it.each([
    ['', '本单位领导包案', [1, 2, 3, 4]],
    ['?state=going', '本单位领导包案：化解中（3件）', [1, 2, 3]],
    ['?state=late', '本单位领导包案：超过时限（1件）', [1]],
    ['?state=done', '本单位领导包案：已有结果（1件）', [4]],
    ['?state=toString', '本单位领导包案', [1, 2, 3, 4]],
  ])('are those that the address %s asks for', async (address, title, serials) => {
    opened = await openRegistration(`${PAGE}${address}`, [fake(leaderCases, () => CASES)])
    expect(await shown()).toEqual(serials)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  })

  it('of a state of which there are none say so, and lead to all', async () => {
    opened = await openRegistration(`${PAGE}?state=late`, [fake(leaderCases, () => CASES.slice(1))])
    expect(await screen.findByText('没有超过时限的包案')).toBeVisible()
    expect(screen.getByRole('link', { name: '显示全部包案' })).toHaveAttribute(
      'href',
      expect.stringMatching(/leaderBARegister$/),
    )
  })
})
