import { composition } from '@portal/shared-lib'
import * as decision from '@portal/shared-lib/contract/decision-board'
import { regions } from '@portal/shared-lib/contract/stats'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import { tableWith } from '../figures/testing'

const SUM = ['M01', 'M01', '件次', '合计'] as const
const LAW = { title: '信访工作条例', documentId: 'kb-1', status: '现行', effectDate: '2022-05-01' }
const LINKED = { title: '村务规定', documentId: 'kb-3', status: '现行', effectDate: '2024-01-01' }
const OLD = { title: '旧规定', documentId: 'kb-2', status: '已废止', effectDate: '2015-02-01' }

const DAYS = Array.from({ length: 7 }, (_, at) => ({ day: `2026-11-${15 + at}`, value: 4, low: 2, high: 6 }))

async function openBoard({ isShort = false } = {}) {
  const compared: { policy: string; category: string }[] = []
  Object.assign(composition(), {
    remotes: [
      {
        routes: ['/stat/petitions', '/toDoManage/handle', '/knowledgeTreeContent', '/decisionBoard'].map(path => ({
          path,
          title: path === '/decisionBoard' ? '政策关联分析' : '',
          check: false,
        })),
      },
    ],
  })
  const server = fakeServer([
    fake(regions, () => ({
      region: '990000000000',
      name: '临江省',
      path: [{ region: '990000000000', name: '临江省' }],
      below: [{ region: '990100000000', name: '安澜市' }],
    })),
    fake(codeTable, () => []),
    fake(decision.policyMatrix, () => ({
      table: tableWith([SUM, ['n1', 'M01', '件次', '土地承包']], [['信访工作条例', '信访工作条例', '', 9, 7]]),
      laws: [LAW, LINKED],
    })),
    fake(decision.citations, () => ({
      table: tableWith([SUM], [['信访工作条例', '信访工作条例', '', 9]]),
      laws: [LAW, OLD],
      checks: tableWith(
        [
          ['opinions', 'M01', '件次', '已出具意见'],
          ['uncited', 'M01', '件次', '意见未引用法规政策'],
        ],
        [],
        [12, 3],
      ),
    })),
    fake(decision.causes, () =>
      tableWith(
        [
          SUM,
          ['y02', 'M01', '件次', '政策落实不到位'],
          ['y03', 'M01', '件次', '不作为'],
          ['none', 'M01', '件次', '未填'],
        ],
        [['010000', '农村农业', '', 9, 4, 0, 5]],
      ),
    ),
    fake(decision.beforeAfter, ({ args }) => {
      compared.push(args)
      return {
        policies: [LAW, OLD],
        policy: 'kb-1',
        effectDate: '2022-05-01',
        category: '010100',
        control: '010300',
        table: tableWith(
          [
            ['M01', 'M01', '件次', '土地承包'],
            ['M06r', 'M06r', '件次', '其中重件'],
            ['control', 'M01', '件次', '对照：宅基地'],
          ],
          [
            ['2022-04-24', '2022-04-24', '', 5, 1, 5],
            ['2022-05-01', '2022-05-01', '', 3, 1, 5],
          ],
        ),
        means: isShort
          ? null
          : [
              { before: 5, after: 3, change: -40 },
              { before: 1, after: 1, change: 0 },
              { before: 5, after: 5, change: 0 },
            ],
      }
    }),
    fake(decision.suggestions, () => ({
      asOf: '2026-11-15 09:00:00',
      rows: [{ id: '010000', name: '农村农业', sent: 3, waiting: 1, full: 1, part: 1, none: 0 }],
    })),
    fake(decision.topics, () => ({
      table: tableWith(
        [
          ['M01', 'M01', '件次', '近13周'],
          ['before', 'M01', '件次', '前13周'],
        ],
        [['2026-11-15-1', '拖欠工资', '', 30, 5]],
      ),
      topics: [
        {
          id: '2026-11-15-1',
          terms: ['拖欠工资'],
          isNew: true,
          excerpts: [{ petitionNo: 'LX990000261101000001', text: '某反映拖欠工资' }],
        },
      ],
    })),
    fake(decision.forecast, () => ({
      table: tableWith([['M01', 'M01', '件次', '信访总量']], [['2026-11-14', '2026-11-14', '', 5]]),
      ahead: isShort ? null : { days: DAYS, meanError: 1.2, errorShare: 26.9 },
    })),
  ])
  const page = await renderRemote(remote, { path: '/decisionBoard', desktop: desktopWith(['decisionBoard']) })
  return { compared, close: () => page.unmount().then(server.stop) }
}

const figure = async (name: string) => within(await screen.findByRole('figure', { name }))

describe('the decision board', () => {
  let board: Awaited<ReturnType<typeof openBoard>>
  afterEach(() => board.close())

  it('says in each of its seven parts what it finds', async () => {
    board = await openBoard()
    const findings = {
      政策法规与内容分类: '“土地承包”中与《信访工作条例》关联的最多，7件次',
      意见依据: '《信访工作条例》引用最多，9件次',
      政策施行前后: '《信访工作条例》2022-05-01施行，土地承包周均由5件次到3件次（-40.0%），对照分类0.0%',
      未来7天信访量: '预计7天约28件次；近28天试算平均每天相差1.2件次，占26.9%',
      信访原因: '农村农业类因“政策落实不到位”最多，4件次',
      文本主题: '“拖欠工资（新）”最多，30件次；1个新主题份额翻倍',
      完善政策建议: '本单位发出3条，采纳1条，部分采纳1条，待反馈1条',
    }
    for (const [name, finding] of Object.entries(findings)) {
      const part = await figure(name)
      expect(part.getByText(finding)).toBeVisible()
    }
    expect(screen.getByText('统计截至 2026-11-15 09:00:00')).toBeVisible()
  })

  it('lists what a number counts, and opens texts and cases', async () => {
    board = await openBoard()
    const matrix = await figure('政策法规与内容分类')
    await userEvent.click(matrix.getByRole('button', { name: '表格' }))
    expect(matrix.getByRole('link', { name: '7' })).toHaveAttribute('href', expect.stringMatching('/stat/petitions'))
    const checks = within(screen.getByLabelText('引用检查'))
    expect(checks.getByRole('link', { name: '3' })).toHaveAttribute('href', expect.stringMatching('uncited'))
    expect(screen.getByRole('link', { name: '《旧规定》' })).toHaveAttribute(
      'href',
      '/tjfx/knowledgeTreeContent?id=kb-2',
    )
    expect(screen.getByRole('link', { name: '《村务规定》' })).toHaveAttribute(
      'href',
      '/tjfx/knowledgeTreeContent?id=kb-3',
    )
    expect(screen.getByText('已废止')).toBeVisible()
    await userEvent.click(screen.getByText('典型摘要'))
    expect(screen.getByRole('link', { name: 'LX990000261101000001' })).toBeVisible()
  })

  it('says so where there is too little to compare or to foresee', async () => {
    board = await openBoard({ isShort: true })
    const compared = await figure('政策施行前后')
    expect(compared.getByText(/样本不足（前后各不足8周或合计不足20件次），不作比较/)).toBeVisible()
    const ahead = await figure('未来7天信访量')
    expect(ahead.getByText(/^样本不足：须有84天以上/)).toBeVisible()
  })

  it('compares the policy that is chosen, and goes down to a region', async () => {
    board = await openBoard()
    const part = await figure('政策施行前后')
    await userEvent.selectOptions(part.getByRole('combobox', { name: '法规政策' }), '旧规定')
    await waitFor(() => expect(board.compared.at(-1)).toMatchObject({ policy: 'kb-2' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '下级地区' }), '安澜市')
    await waitFor(() => expect(board.compared.at(-1)).toMatchObject({ policy: 'kb-2', region: '990100000000' }))
  })
})
