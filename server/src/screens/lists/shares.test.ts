import { transfer } from '@portal/shared-lib/contract/actions'
import { errors } from '@portal/shared-lib/contract/errors'
import { listShares } from '@portal/shared-lib/contract/lists'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

const SUMMARY = '反映柳岸村三组灌溉渠清淤后沿线护坡坍塌，影响冬灌，请求修复。'
const FILTER = { conditions: [{ field: 'nrzy', operator: 'contains' as const, values: ['护坡坍塌'] }] }

describe('The shares of a list', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  it('are for those who may read it, and of lists of petitions alone', async () => {
    const ask = async (account: string, viewId: string) => portal.ask(listShares, { viewId }, await as(account))
    expect(await ask('xw18', 'v_query')).toMatchObject({ code: errors.forbidden.code })
    expect(await ask('zs05', 'v_dbx_depart')).toMatchObject({ code: errors.badInput.code })
  })

  it('count what is searched for and within reach, the most frequent first', async () => {
    const letters = [await cases.letter({ summary: SUMMARY }), await cases.letter({ summary: SUMMARY })]
    await letters[0]?.act('zs05', transfer, dispatchArgs(LABOUR))
    await cases.letter({ summary: SUMMARY })
    const shares = async (account: string) =>
      portal.answerTo(listShares, { viewId: 'v_query', filter: FILTER }, await as(account))
    const { total, parts } = await shares('zs05')
    expect(total).toBe(3)
    expect(parts.map(({ name, rows }) => [name, rows.map(row => [row.name, row.count])])).toEqual([
      ['信访形式', [['来信', 3]]],
      ['问题属地', [['安澜市石渡县', 3]]],
      [
        '状态',
        [
          ['已登记待分办', 2],
          ['待签收', 1],
        ],
      ],
      ['内容分类', [[expect.any(String), 3]]],
    ])
    expect((await shares('rs12')).total).toBe(1)
  })
})
