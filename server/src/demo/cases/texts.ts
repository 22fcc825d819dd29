/** DM_JLLX of opinions: supported, in part, explained, not supported. */
export type Conclusion = '1' | '2' | '3' | '4'

/** What an opinion says, and how it answers each request. */
export const CONCLUSIONS: Readonly<Record<Conclusion, { readonly opinion: string; readonly reply: string }>> = {
  '1': {
    opinion: '你反映的诉求有事实依据，予以支持，责任单位将在三十日内落实到位。',
    reply: '该项诉求有事实依据，予以支持。',
  },
  '2': {
    opinion: '你反映的第一项诉求有事实依据，予以支持；其余诉求因缺乏政策依据，不予支持。',
    reply: '该项诉求部分有事实依据，对有依据的部分予以支持。',
  },
  '3': {
    opinion: '你反映的事项符合现行政策规定，我单位已就政策依据、计算口径和办理程序作出解释说明。',
    reply: '已就该项诉求的政策依据作出解释说明。',
  },
  '4': {
    opinion: '你反映的诉求缺乏法律、政策依据，不予支持。如对本意见不服，可自收到本意见书之日起30日内请求复查。',
    reply: '该项诉求缺乏法律、政策依据，不予支持。',
  },
}

export const FACTS = [
  '经实地核查并调取相关台账，信访人反映的基本情况属实。',
  '经走访村(居)民委员会、核对原始凭证并约见信访人，所反映问题部分属实。',
  '经调阅合同、付款凭证和会议记录，并听取双方陈述，事实已经查清。',
  '经组织专业机构现场检测、入户了解，所反映情况与实际基本相符。',
] as const

export const BASES = [
  '《信访工作条例》第三十二条、第三十四条。',
  '《中华人民共和国土地管理法》第四十八条、《信访工作条例》第三十二条。',
  '《保障农民工工资支付条例》第三条、第二十九条。',
  '《物业管理条例》第三十五条、第四十九条。',
] as const

/** What petitioners say when they are called back, by DM_MYD. */
export const RATINGS = {
  '0': ['答复清楚，问题已解决。', '工作人员上门两次，态度很好。'],
  '1': ['办理时间较长，但结果满意。', '解释清楚了，希望尽快落实。'],
  '3': ['只说明了政策，没有到现场查看。', '答复没有提到我的第二项诉求。'],
} as const

export const PROGRESS = [
  '到现场查看并拍照取证，向周边群众了解情况。',
  '约见信访人，现场核对丈量记录，明确下一步复核安排。',
  '召集相关科室会商，调阅原始凭证和审批材料。',
  '与信访人通话，通报调查进展并听取补充意见。',
] as const

export const RETURN_REASON =
  '该事项反映的问题不属于我单位职责范围。依据部门职责规定，应由有权处理的主管部门办理，申请退回。'

export const REPLIES = [
  '你反映的问题已收悉。经了解，相关政策已在门户网站公布，具体条件和程序已向你说明，感谢对信访工作的支持。',
  '感谢你提出的建议，我们已转有关部门研究参考，后续进展可通过查询码查询。',
  '你咨询的事项属于便民服务中心办理范围，所需材料和办理地点已告知，如有疑问可再次来电。',
] as const
