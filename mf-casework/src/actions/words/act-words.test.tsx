import { StoreProvider } from '@portal/shared-lib'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen } from '@testing-library/react'
import { FORMS_BY_CODE } from '../forms'
import { ActWords } from './act-words'

const NAMES = { '990100000-rs': '安澜市人社局', '990100000-zj': '安澜市住建局' }

describe('what was submitted, in words', () => {
  const server = () =>
    fakeServer([
      fake(codeTable, ({ args: { tableName } }) =>
        tableName === 'DM_JLLX' ? [{ codeId: '2', codeName: '部分支持', parentId: null }] : [],
      ),
    ])
  let stop = () => {}
  beforeEach(() => {
    stop = server().stop
  })
  afterEach(() => stop())

  const say = (code: string, args: Record<string, unknown>) => {
    const form = FORMS_BY_CODE.get(code)
    if (!form) throw new Error(`There is no form ${code}`)
    render(
      <StoreProvider>
        <ActWords form={form} args={args} names={NAMES} />
      </StoreProvider>,
    )
  }
  const said = (label: string) => screen.getByText(label).nextElementSibling

  it('names organisations, days and the lead', () => {
    const receivers = [
      { orgId: '990100000-rs', isLead: true },
      { orgId: '990100000-zj', isLead: false },
    ]
    say('B5', { legalClass: '3', receivers, reportBy: '2026-12-20', text: '请调查核实。', internalNote: '' })
    expect(said('依法分类')).toHaveTextContent('申诉求决')
    expect(said('接收单位')).toHaveTextContent('安澜市人社局（主办）、安澜市住建局（协办）')
    expect(said('反馈期限')).toHaveTextContent('2026-12-20')
    expect(screen.queryByText('内部备注')).not.toBeInTheDocument()
  })

  it('names codes by their table, and answers one by one', async () => {
    const answers = [
      { no: 1, text: '面积属实' },
      { no: 2, text: '已兑付' },
    ]
    say('D1', { facts: '经查属实。', conclusion: '2', answers, investigators: ['沈丁兰', '韩戊竹'] })
    expect(await screen.findByText('部分支持')).toBeInTheDocument()
    expect(said('逐项回应')).toHaveTextContent('第1项：面积属实 第2项：已兑付')
    expect(said('调查人员')).toHaveTextContent('沈丁兰、韩戊竹')
  })

  it('gives numbers their unit, and an id without a name as it is', () => {
    say('C13', { days: 30, reason: '需委托鉴定，情况复杂。' })
    expect(said('延长天数')).toHaveTextContent('30日')
    say('B10', { text: '请办理', orgId: '990100000-xx' })
    expect(said('承办单位')).toHaveTextContent('990100000-xx')
  })
})
