import type { MessageType } from '../../post/messages/types'

interface Told {
  readonly account: string
  readonly daysAgo: number
  readonly type: MessageType
  /** `{no}` is a petition number of the receiver's office, `{day}` a day in the coming week. */
  readonly text: string
  readonly from: string
}

const LABOUR = '安澜市人力资源和社会保障局'
const HOUSING = '安澜市住房和城乡建设局'
const CITY = '安澜市信访局'
const PROVINCE = '临江省信访局'

const told = (account: string, daysAgo: number, type: MessageType, from: string, text: string): Told => ({
  account,
  daysAgo,
  type,
  from,
  text,
})

/** Those who handle petitions and so are warned of limits. */
export const WARNED: readonly string[] = ['zs05', 'al05', 'sd05', 'rs12']

/** What others did in the last weeks, beside the warnings that follow from time limits. */
export const TOLD: readonly Told[] = [
  told('zs05', 1, 'report', LABOUR, `${LABOUR}已提交信访件{no}办理报告，请签收。`),
  told('zs05', 1, 'urging', PROVINCE, `${PROVINCE}催办信访件{no}：请核实信访人反映的发放时间，请于{day}前回复。`),
  told('zs05', 2, 'approved', '吴己莲', '您送审的转送方案({no})已由吴己莲审批通过。'),
  told('zs05', 2, 'evaluated', '系统', '信访人已对信访件{no}作出评价：满意。'),
  told('zs05', 4, 'approvalReturned', '吴己莲', '您送审的延期申请({no})被退回：请补充延期理由和已开展的工作。'),
  told('zs05', 5, 'closed', HOUSING, `信访件{no}已由${HOUSING}办结。`),
  told('zs05', 8, 'closed', LABOUR, `信访件{no}已由${LABOUR}办结。`),
  told('zs05', 9, 'report', HOUSING, `${HOUSING}已提交信访件{no}办理报告，请签收。`),
  told('zs05', 12, 'evaluated', '系统', '信访人已对信访件{no}作出评价：基本满意。'),
  told('zs06', 1, 'urging', PROVINCE, `${PROVINCE}催办信访件{no}：请处室负责人跟进办理进度，请于{day}前回复。`),
  told('zs06', 3, 'closed', CITY, `信访件{no}已由${CITY}办结。`),
  told('zs03', 1, 'windowRegistration', '1号窗口', '1号窗口新登记来访{no}，5人，请接谈。'),
  told('al05', 1, 'urging', PROVINCE, `${PROVINCE}催办信访件{no}：信访人再次来信询问进展，请于{day}前回复。`),
  told('al05', 6, 'report', LABOUR, `${LABOUR}已提交信访件{no}办理报告，请签收。`),
  told('sd05', 2, 'urging', CITY, `${CITY}催办信访件{no}：请报送调查情况，请于{day}前回复。`),
  told('rs12', 1, 'urging', CITY, `${CITY}催办信访件{no}：请说明工资支付情况，请于{day}前回复。`),
  told('rs12', 7, 'approved', '杨己松', '您送审的答复意见书({no})已由杨己松审批通过。'),
]
