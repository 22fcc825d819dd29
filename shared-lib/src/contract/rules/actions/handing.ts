import type { Subject, Values } from './description'
import { CHOOSE_UNIT, officeRemark, officeWords } from './entries'

export const MOST_RECEIVERS = 20

export const LEGAL_CLASSES = [
  ['1', '意见建议'],
  ['2', '揭发控告'],
  ['3', '申诉求决'],
] as const
export const APPEAL = '3'
/** DM_DRTJ: the petition procedure itself. */
export const BY_PETITION = '3600'

const isAppeal = ({ legalClass }: Values) => legalClass === APPEAL

/** The matter of a petition in a few words. */
export const matterOf = ({ petition: { petitioner, categoryName } }: Subject) => `${petitioner}反映${categoryName}问题`

export const HANDED = [
  '请按照《信访工作条例》有关规定处理，并于收到之日起15日内书面告知信访人接收情况以及处理途径和程序。',
  '请依法按政策处理并答复信访人。',
] as const

/** What the matter is by law. */
export const classified = {
  legalClass: {
    wire: 'flcl',
    label: '依法分类',
    kind: 'choice',
    options: LEGAL_CLASSES,
    text: '请选择依法分类',
    initial: ({ petition }: Subject) => petition.legalClass,
  },
  route: {
    wire: 'drtj',
    label: '导入途径',
    kind: 'code',
    table: 'DM_DRTJ',
    text: '申诉求决类应选择导入途径',
    when: isAppeal,
    initial: ({ petition }: Subject) => petition.route || BY_PETITION,
  },
} as const

/** The mode of handling (DM_BLFS). */
export const mode = (codes: RegExp, first: string) =>
  ({
    wire: 'blfsdm',
    label: '办理方式',
    kind: 'code',
    table: 'DM_BLFS',
    codes,
    text: '请选择办理方式',
    initial: () => first,
  }) as const

export const receivers = {
  wire: 'dwList',
  label: '接收单位',
  kind: 'units',
  place: 'below',
  hasLead: true,
  most: MOST_RECEIVERS,
  text: CHOOSE_UNIT,
} as const

/** The words that go with what is handed over, and those that stay. */
export const handedWith = (initial: (subject: Subject) => string, phrases: readonly string[]) => ({
  text: officeWords({ wire: 'blyj', label: '办理意见', min: 1, max: 1000, rows: 4, phrases, initial }),
  internalNote: officeRemark({ wire: 'nbbz', label: '内部备注', max: 500, rows: 2, hint: '仅本单位可见' }),
})
