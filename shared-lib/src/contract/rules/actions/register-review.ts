import { REVIEW_TEXTS, WAYS } from '../review'
import { describeAction } from './description'
import { officeRemark } from './entries'

export const registerReview = describeAction({
  code: 'H1',
  place: 495,
  action: 'registerReview',
  name: '登记复查复核',
  button: 'fc:register',
  note: '登记信访人对处理意见的复查申请，或者对复查意见的复核申请；自收到申请之日起计算办理期限。',
  fields: {
    kind: {
      wire: 'fclx',
      label: '类型',
      kind: 'choice',
      text: '请选择复查或者复核',
      options: [
        ['review', '复查'],
        ['reReview', '复核'],
      ],
      initial: () => 'review',
    },
    applicants: {
      wire: 'sqrList',
      label: '申请人',
      kind: 'persons',
      most: 100,
      text: REVIEW_TEXTS.wrongApplicants,
    },
    agentName: { wire: 'dlr', label: '代理人', kind: 'line', max: 50, tooLong: '姓名不能超过50个字' },
    receivedOn: {
      wire: 'sqrq',
      label: '收到申请日期',
      kind: 'day',
      until: 'today',
      text: '请填写收到申请日期',
      initial: ({ today }) => today,
    },
    way: { wire: 'sqfs', label: '申请方式', kind: 'choice', text: '请选择申请方式', options: WAYS },
    grounds: {
      wire: 'sqly',
      label: '申请理由',
      kind: 'words',
      min: 2,
      max: 2000,
      rows: 4,
      isQuoted: true,
      text: '请填写申请理由（2至2000字）',
    },
    requests: {
      wire: 'sqqq',
      label: '请求',
      kind: 'words',
      min: 2,
      max: 1000,
      rows: 3,
      isQuoted: true,
      text: '请填写请求（2至1000字）',
    },
    lateReason: officeRemark({
      wire: 'yqly',
      label: '逾期的正当理由',
      max: 500,
      rows: 2,
      hint: '超过30日的，没有正当理由不予受理',
    }),
    fileIds: { wire: 'fjidList', label: '申请材料', kind: 'files' },
  },
})
