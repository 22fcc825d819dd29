import type { approval } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/supervisions'
import { desktopWith } from '@portal/shared-lib/testing'
import { ABOUT } from '../../actions/testing/about'

type Order = CallAnswer<typeof contract.supervision>
type Listed = CallAnswer<typeof contract.supervisions>['list'][number]

export const NO = ABOUT.petition.petitionNo

/** Feedback of one of two addressees is to be judged. */
export const LISTED: Listed = {
  id: '7',
  orderNo: 'DB202699010000001',
  title: '拖欠工资专题督办',
  petitionNo: '',
  petitionCount: 1,
  reason: '04',
  reasonName: '未按期办理',
  way: '3',
  wayName: '发函督办',
  organisation: '安澜市信访局',
  addressees: '安澜市人力资源和社会保障局、安澜市住房和城乡建设局',
  origin: 'own',
  originName: '自行发起',
  round: 1,
  sentAt: '2026-11-10 09:00:00',
  state: '3',
  stateName: '已签收待反馈',
  conclusion: '',
  conclusionName: '',
  dueAt: '2026-11-25 23:59:59',
  lamp: 'yellow',
  remainingDays: 5,
  todoId: '3',
  todoType: 'superviseReport',
  todoName: '督办报告签收',
  addresseeId: '71',
  approvalId: '',
}

const ROUND = {
  measures: '约谈企业负责人，核对工资台账。',
  files: [],
  lines: [],
  givenBy: '沈丁兰',
  decision: '' as const,
  words: '',
  decidedAt: null,
  decidedBy: '',
}

const ANSWERED: Order['recipients'][number] = {
  id: '71',
  version: 3,
  organisationId: 'rs',
  organisation: '安澜市人力资源和社会保障局',
  isOwn: false,
  state: '4',
  stateName: '待认定',
  handler: '沈丁兰',
  signedAt: '2026-11-11 09:00:00',
  returnUntil: null,
  returnReason: '',
  extendedDays: 0,
  askedDays: 0,
  askedReason: '',
  dueAt: null,
  lamp: 'none',
  remainingDays: null,
  conclusion: '',
  conclusionName: '',
  words: '',
  closedAt: null,
  feedbacks: [
    {
      ...ROUND,
      round: 1,
      result: '已支付部分工资。',
      givenAt: '2026-11-14 09:00:00',
      decision: 'back',
      words: '请补充支付凭证。',
    },
    { ...ROUND, round: 2, result: '已支付全部工资。', givenAt: '2026-11-18 09:00:00' },
  ],
  urges: [],
}

export const ORDER: Order = {
  ...LISTED,
  version: 4,
  facts: '一件已超过办理期限，经催办仍未办结。',
  demand: '请于期限内办结并反馈。',
  feedbackOn: '2026-11-25',
  drafter: '钱丙萱',
  createdAt: '2026-11-09 09:00:00',
  closedAt: null,
  isOffice: true,
  previous: null,
  next: null,
  addresseeCount: 2,
  recipients: [
    ANSWERED,
    {
      ...ANSWERED,
      id: '72',
      version: 2,
      organisationId: 'zj',
      organisation: '安澜市住房和城乡建设局',
      state: '3',
      stateName: '待反馈',
      dueAt: '2026-11-25 23:59:59',
      lamp: 'yellow',
      remainingDays: 5,
      feedbacks: [],
    },
  ],
  petitions: [
    {
      petitionNo: NO,
      summary: ABOUT.petition.summary,
      state: '30',
      stateName: '办理中',
      organisation: '安澜市人力资源和社会保障局',
    },
  ],
  timeline: [
    { at: '2026-11-09 09:00:00', action: '发起督办', person: '钱丙萱', organisation: '安澜市信访局', text: '' },
    { at: '2026-11-09 10:00:00', action: '送审发出', person: '钱丙萱', organisation: '安澜市信访局', text: '' },
  ],
}

const candidate = (id: string, name: string, part: 'lead' | 'watcher', partName: string) => ({
  id,
  name,
  part,
  partName,
  petitionNos: [NO],
})

/** Of two petitions with one unit that leads. */
export const ORIGIN: CallAnswer<typeof contract.origin> = {
  petitions: [...ORDER.petitions, ...ORDER.petitions.map(each => ({ ...each, petitionNo: `${NO.slice(0, -1)}6` }))],
  candidates: [
    candidate('rs', '安澜市人力资源和社会保障局', 'lead', '主办单位'),
    candidate('zj', '安澜市住房和城乡建设局', 'watcher', '监督单位'),
  ],
  reason: '',
  facts: '',
  isInstructed: false,
  open: [],
  hindrance: '',
}

export const APPROVAL: CallAnswer<typeof approval> = {
  approvalId: '11',
  type: 'supervision',
  typeName: '督办',
  title: '督办：拖欠工资专题督办',
  petitionNo: '',
  flags: [],
  version: 2,
  applicant: '钱丙萱',
  applicantDept: '督查科',
  submittedAt: '2026-11-09 10:00:00',
  stayHours: 2,
  dueAt: null,
  remainingDays: null,
  lamp: 'none',
  onBehalf: '',
  round: 1,
  state: 'pending',
  stateName: '审批中',
  snapshot: { code: 'S2', args: { proceedingId: '7', text: '请领导审批。' } },
  names: {},
  letter: null,
  chain: [{ nodeId: 0, name: '部门负责人', state: 'current', people: ['蒋戊沅'] }],
  history: [],
  changes: [],
  mayDecide: true,
  mayWithdraw: false,
}

const code = (codeId: string, codeName: string) => ({ codeId, codeName, parentId: null })

export const CODES: Readonly<Record<string, ReturnType<typeof code>[]>> = {
  DM_DBQX: [code('04', '未按期办理'), code('10', '反馈不实')],
  DM_DBFS: [code('1', '网上督办'), code('3', '发函督办')],
}

/** Whoever supervises, or has other permissions. */
export function supervisor(permissions: readonly string[] = ['db:create', 'db:close', 'cb:urge', 'xfj:export']) {
  const desktop = desktopWith(['superviseManage/superviseList'], { userId: 'supervisor' })
  const [page] = desktop.permissionList
  if (!page) throw new Error('there is no page')
  desktop.permissionList.push(...permissions.map(url => ({ ...page, url })))
  return desktop
}
