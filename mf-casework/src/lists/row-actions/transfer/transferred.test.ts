import { transfer } from '@portal/shared-lib/contract/actions'
import { transferArgs, transferProblem, USUAL_TRANSFER } from './transferred'

const UNIT = { orgId: '990100000-rs', name: '安澜市人力资源和社会保障局', isLead: true }
const ROW = { id: '7', dbid: '7', xfjbh: 'LX990000261120000015', version: 3 }
const filled = { ...USUAL_TRANSFER, receivers: [UNIT] }

describe('letters that are transferred together', () => {
  it('travel each as the server takes it', () => {
    expect(transfer.args.safeParse(transferArgs(ROW, filled)).error?.issues).toBeUndefined()
    expect(transferArgs(ROW, { ...filled, legalClass: '2' })).toMatchObject({
      petitionNo: ROW.xfjbh,
      todoId: '7',
      version: 3,
      legalClass: '2',
      route: '',
      receivers: [{ orgId: UNIT.orgId, isLead: true }],
    })
  })

  it.each([
    [{}, ''],
    [{ receivers: [] }, '请选择可接收的单位'],
    [{ route: '' }, '申诉求决类应选择导入途径'],
    [{ legalClass: '2' as const, route: '' }, ''],
    [{ text: '  ' }, '请填写办理意见（1至1000字）'],
  ])('with %j say %j', (part, problem) => {
    expect(transferProblem({ ...filled, ...part })).toBe(problem)
  })
})
