import type { Layout, Paragraph } from './layout'

/** What is filled in stands in braces here; in a template a dollar goes before them. */
const withHoles = (text: string): string => text.replaceAll(/\{[^}]+\}/g, hole => `$${hole}`)

const to = (text: string): Paragraph => ({ text: withHoles(text), place: 'margin' })
const says = (...texts: readonly string[]): Paragraph[] => texts.map(text => ({ text: withHoles(text) }))
const signs = (text: string): Paragraph => ({ text: withHoles(text), place: 'end' })

const ABOUT = '你反映“{信访事项}”的信访事项（编号{信访编号}）'
const CONTACT = '联系人：{联系人}，联系电话：{联系电话}，查询码：{查询码}。'
const SIGNED = [signs('{办理机关}'), signs('{成文日期}')]
const NUMBER = signs('{文号}')

/** What tells the petitioner something. */
const notice = (...texts: readonly string[]): Paragraph[] => [
  NUMBER,
  to('{信访人}：'),
  ...says(...texts, CONTACT),
  ...SIGNED,
]

/** What one office writes to another. */
const letter = (...texts: readonly string[]): Paragraph[] => [NUMBER, to('{收文机关}：'), ...says(...texts), ...SIGNED]

const opinion = (remedy: string): Paragraph[] =>
  notice(
    '{信访人}于{登记日期}提出的信访事项（编号{信访编号}），现答复如下：',
    '一、信访请求',
    '{信访请求}',
    '二、事实和理由',
    '{事实和理由}',
    '三、处理意见',
    '{处理意见}',
    '四、法律、法规、规章和政策依据',
    '{法律依据}',
    remedy,
  )

const agreement = notice('经当事人协商一致，就“{信访事项}”（编号{信访编号}）达成协议如下：', '{文书内容}')

/** Of a review (复查) or a re-review (复核): that it goes on, and what is decided. */
const reviewAccepted = (kind: string) =>
  notice(
    `{申请人}于{收到申请日期}提出的${kind}申请（编号{复查复核编号}，信访编号{信访编号}）收悉。经审查，决定予以受理，将于{复查复核期限}前作出${kind}意见。`,
    '{文书内容}',
  )
const reviewDecided = (kind: string, remedy: string) =>
  notice(
    `{申请人}不服{原办理单位}的意见，于{收到申请日期}申请${kind}（编号{复查复核编号}，信访编号{信访编号}），现决定如下：`,
    '一、申请人的请求和理由',
    '{复查复核请求}',
    '{申请理由}',
    '二、原意见',
    '{原意见}',
    '三、事实和理由',
    '{事实和理由}',
    `四、${kind}意见`,
    '{处理意见}',
    '五、法律、法规、规章和政策依据',
    '{法律依据}',
    remedy,
  )

/** What is recommended to an organisation, 条例 第四十条. */
const recommends = (what: string) =>
  letter(
    `根据《信访工作条例》第四十条，{关联信访件}现就${what}提出以下建议：`,
    '{文书内容}',
    '请于{反馈期限}书面反馈采纳情况；未采纳的，请说明理由。',
    '联系人：{联系人}，联系电话：{联系电话}。',
  )

/** What the delivered templates say, by their ids. */
const DELIVERED: Readonly<Record<string, readonly Paragraph[]>> = {
  '01': notice(
    `${ABOUT}，经审查属于本机关职权范围，已于{受理日期}受理，将于{办结期限}前办结并书面答复。`,
    '{文书内容}',
  ),
  '02': notice(`${ABOUT}，经审查不属于本机关受理范围，决定不予受理。`, '{文书内容}', '依据：{法律依据}'),
  '03': notice(`${ABOUT}，已经依法终结或者超过复查、复核期限，不再受理。`, '{文书内容}', '依据：{法律依据}'),
  '04': notice(`${ABOUT}，已转送有权处理的机关、单位办理。`, '{文书内容}'),
  '05': notice(`${ABOUT}，因情况复杂，经本机关负责人批准，延长办理期限至{办结期限}。`, '{文书内容}'),
  '06': opinion('{救济途径}'),
  '07': notice(`${ABOUT}，现答复如下：`, '{文书内容}', '{处理意见}', '{法律依据}'),
  '08': reviewAccepted('复查'),
  '09': reviewDecided('复查', '如不服本复查意见，可自收到本意见书之日起30日内向上一级行政机关请求复核。'),
  '10': reviewAccepted('复核'),
  '11': reviewDecided(
    '复核',
    '本复核意见为信访程序的终结意见。仍以同一事实和理由提出信访请求的，各级机关、单位不再受理。',
  ),
  '12': notice(
    '定于{听证日期}在{听证地点}就{申请人}的复查复核申请（编号{复查复核编号}，信访编号{信访编号}）举行听证，由{听证主持人}主持。请持有效证件准时参加；不能参加的，请事先告知。',
    '参加人：{听证参加人}',
    '{文书内容}',
  ),
  '13': agreement,
  '14': agreement,
  '16': letter('现就{督办事项}予以督办。', '{文书内容}', '请于{督办反馈期限}反馈办理情况。'),
  '17': letter('现将信访件{信访编号}（{信访事项}）交你单位办理。', '{文书内容}', '请于{办结期限}前报送办理报告。'),
  '18': letter('现将信访件{信访编号}（{信访事项}）转送你单位，请依照《信访工作条例》办理。', '{文书内容}'),
  '19': letter('因办理信访件{信访编号}（{信访事项}），请协助查明下列情况：', '{文书内容}'),
  '20': recommends('改进工作'),
  '21': recommends('完善政策'),
  '22': recommends('追究责任'),
  '23': [
    ...says('信访编号：{信访编号}', '受送达人：{信访人}', '送达文书：{文书内容}', '文号：{文号}'),
    ...says('送达方式：', '送达日期：        年    月    日', '受送达人签名：', '送达人签名：', '见证人签名：'),
    ...SIGNED,
  ],
  '24': [
    ...says('信访编号：{信访编号}', '信访人：{信访人}', '登记日期：{登记日期}', '反映事项：{信访事项}'),
    ...says('信访请求：{信访请求}', '接谈情况：{文书内容}', '查询码：{查询码}'),
    ...SIGNED,
  ],
  '25': letter(
    '信访人{信访人}反映“{信访事项}”的信访事项（编号{信访编号}），经逐级审核，认定终结。',
    '{文书内容}',
    '依据：{法律依据}',
    '请属地继续做好疏导教育和帮扶救助工作。',
  ),
}

/** The template that is delivered under an id and a name; every one has at least what was written. */
export const deliveredLayout = (id: string, title: string): Layout => ({
  title,
  paragraphs: DELIVERED[id] ?? notice(`${ABOUT}，现告知如下：`, '{文书内容}', '{处理意见}', '{法律依据}'),
})
