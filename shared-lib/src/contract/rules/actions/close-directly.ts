import { describeAction, type Subject, type Values } from './description'
import { boxNo, NO_KIND, NO_MAIN, NO_STATEMENT, officeRemark } from './entries'

/** DM_BJLX. */
const [FILED, ANSWERED, MERGED, NO_FURTHER, WITHDRAWN] = ['10', '02', '11', '09', '12'] as const

const isKind =
  (...kinds: readonly string[]) =>
  ({ closeType }: Values): boolean =>
    kinds.includes(String(closeType))

export const closeDirectly = describeAction({
  code: 'F1',
  place: 580,
  action: 'closeDirectly',
  name: '信件办结登记',
  button: 'bl:file',
  note: '用于不进入分办的来信；涉及扬言、重大紧急或检举控告的不能在此办结。',
  fields: {
    closeType: {
      wire: 'bjlx',
      label: '办结方式',
      kind: 'choice',
      text: NO_KIND,
      options: [
        [FILED, '存查'],
        [ANSWERED, '直接回复'],
        [MERGED, '并案'],
        [NO_FURTHER, '不再受理'],
        [WITHDRAWN, '信访人撤回'],
      ],
      initial: () => FILED,
    },
    reason: {
      wire: 'blfsdm',
      label: '办结理由',
      kind: 'code',
      table: 'DM_BLFS',
      codes: ({ closeType }: Values) => (closeType === FILED ? /^080[1-4]00$/ : /^070[1-4]00$/),
      text: NO_KIND,
      when: isKind(FILED, NO_FURTHER),
    },
    reply: {
      wire: 'hfgznr',
      label: '回复内容',
      kind: 'words',
      min: 10,
      max: 2000,
      rows: 4,
      text: '直接回复应填写回复内容，不少于10个字',
      tooLong: '回复内容不能超过2000字',
      when: isKind(ANSWERED),
    },
    deliveryMode: {
      wire: 'sdfs',
      label: '回复方式',
      kind: 'code',
      table: 'DM_SDFS',
      fallback: '1',
      when: isKind(ANSWERED),
      initial: () => '1',
    },
    deliveredOn: {
      wire: 'sdrq',
      label: '送达日期',
      kind: 'day',
      until: 'today',
      when: isKind(ANSWERED),
      initial: ({ today }: Subject) => today,
    },
    competent: {
      wire: 'yggz',
      label: '告知的途径',
      kind: 'words',
      min: 1,
      max: 500,
      rows: 2,
      text: '请写明信访人可以寻求的途径',
      tooLong: '途径不能超过500字',
      when: isKind(NO_FURTHER),
    },
    mainNo: { wire: 'zjbh', label: '主件编号', kind: 'petition', text: NO_MAIN, when: isKind(MERGED) },
    fileIds: { wire: 'fjList', label: '撤回材料', kind: 'files', text: NO_STATEMENT, when: isKind(WITHDRAWN) },
    text: officeRemark({ wire: 'blyj', label: '办结说明', max: 500, rows: 2 }),
    boxNo,
  },
})
