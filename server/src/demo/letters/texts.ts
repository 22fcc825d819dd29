/** A kind of matter that people write about, with slots in braces; several ways to put it. */
export interface Matter {
  /** DM_NRFL and DM_XFMD. */
  readonly category: string
  readonly purpose: string
  readonly summaries: readonly string[]
  readonly requests: readonly string[]
  /** Written and signed by several, as many as the slot {n} says. */
  readonly joint?: true
}

/** Invented; no place, person or company in them exists. */
export const MATTERS: readonly Matter[] = [
  {
    category: '010200',
    purpose: '03',
    summaries: [
      '反映{place}{village}修建{work}占用其家承包地{acres}亩，{year}年{month}月丈量后至今未收到青苗补偿款约{money}万元，请求核实面积并尽快兑付。',
      '来信人称，{year}年{month}月因修建{work}，{place}{village}占用其承包地{acres}亩，补偿款约{money}万元一直没有发放，多次询问村委会无明确答复。',
      '反映{village}在{work}建设中丈量土地面积与实际不符，其家{acres}亩承包地只按一半登记，应补偿的{money}万元至今未落实。',
    ],
    requests: [
      '1. 重新核实占地面积；2. 尽快兑付青苗补偿款约{money}万元。',
      '请求公布补偿标准和发放名册，足额发放补偿款。',
    ],
  },
  {
    category: '030200',
    purpose: '03',
    summaries: [
      '反映其于{year}年购买{estate}小区{building}栋商品房，合同约定当年年底前交付，现已逾期{months}个月仍未具备交付条件，请求督促开发企业明确交付时间并承担违约责任。',
      '来信人购买的{estate}{building}栋住房已逾期{months}个月未交付，施工现场长期停工，开发企业多次承诺均未兑现。',
      '反映{estate}小区交付后外墙渗水、电梯未通过验收，{building}栋多户业主联系维修{months}个月没有结果。',
    ],
    requests: [
      '1. 督促开发企业明确交付时间；2. 依照合同支付逾期违约金。',
      '请求住建部门约谈开发企业，限期整改并公布进度。',
    ],
  },
  {
    category: '040100',
    purpose: '03',
    joint: true,
    summaries: [
      '{n}名工人反映{year}年在{project}工地务工，{company}拖欠工资共计{money}万元，多次讨要未果，请求协调支付。',
      '来信反映{company}承建{project}期间，拖欠{n}名农民工{months}个月工资约{money}万元，班组长称总承包单位未拨付工程款。',
      '{n}名务工人员联名反映，{project}于{year}年完工，{company}仅支付部分生活费，剩余{money}万元工资至今未结清。',
    ],
    requests: [
      '请求督促{company}足额支付{n}人工资共计{money}万元。',
      '1. 核实欠薪人数和金额；2. 动用工资保证金先行支付。',
    ],
  },
  {
    category: '030300',
    purpose: '03',
    summaries: [
      '反映{estate}小区物业服务企业未公示公共收益收支情况，电梯故障频发，维修不及时，请求主管部门督促整改。',
      '来信人称{estate}小区{building}栋电梯{months}个月内多次停运，物业服务企业以维修资金不足为由拖延，老人出行困难。',
      '反映{estate}小区物业擅自提高停车收费标准，未征求业主意见，公共部位广告收入从未公开。',
    ],
    requests: ['1. 公示公共收益；2. 限期修复电梯。', '请求责令物业服务企业恢复原收费标准并公开账目。'],
  },
  {
    category: '130700',
    purpose: '03',
    summaries: [
      '反映居住地附近{factory}夜间生产噪声较大，影响正常休息，曾拨打热线，整改后又出现反复，请求依法查处。',
      '来信反映{place}{factory}每天凌晨装卸货物，噪声扰民已持续{months}个月，附近居民多次协商无果。',
      '反映{estate}小区旁的{factory}风机昼夜运转，{building}栋居民难以入睡，请求环保部门现场检测。',
    ],
    requests: ['请求对夜间噪声进行检测，超标的依法处理。', '1. 限制夜间作业时间；2. 加装隔声设施。'],
  },
  {
    category: '080100',
    purpose: '03',
    summaries: [
      '反映其{relative}因病致贫，申请最低生活保障未获批准，认为收入核算不准确，请求重新核查。',
      '来信人称其{relative}患病住院，家庭已无积蓄，{year}年{month}月申请最低生活保障被告知不符合条件，对核算结果有异议。',
      '反映{place}{village}其{relative}的最低生活保障待遇自{year}年{month}月起停发，未收到书面通知，请求说明理由。',
    ],
    requests: ['请求重新核算家庭收入，符合条件的予以保障。', '请求书面说明理由，并告知可以申请的救助。'],
  },
  {
    category: '130100',
    purpose: '01',
    summaries: [
      '建议在{crossing}增设行人过街信号灯，早晚高峰学生过街存在安全隐患。',
      '来信建议优化{crossing}信号灯配时，目前绿灯时间过短，老人和学生难以一次通过。',
      '建议开通经过{place}的公交线路，方便{village}等村群众就医和学生上学。',
    ],
    requests: ['', '希望有关部门现场踏勘后给予答复。'],
  },
  {
    category: '060500',
    purpose: '03',
    summaries: [
      '反映{training}停业后剩余课时费{fee}元未退，请求协助退费。',
      '来信人于{year}年为孩子在{training}报名，机构于{month}月突然关门，负责人失联，剩余学费{fee}元无法退还。',
      '反映{training}更换经营者后拒绝承认原有课时，要求另行缴费，尚有{fee}元课时费未使用。',
    ],
    requests: ['请求协助退还剩余课时费{fee}元。', '请求教育部门查清机构预收费资金去向并督促退费。'],
  },
  {
    category: '090300',
    purpose: '04',
    summaries: [
      '反映法院判决生效后被执行人有财产仍未履行，请求加大执行力度。',
      '来信人称{year}年{month}月判决{company}支付货款{money}万元，申请执行{months}个月未有进展，认为被执行人转移财产。',
    ],
    requests: ['请求说明执行进展，对有财产的被执行人依法强制执行。', '请求查控被执行人财产，尽快执行到位。'],
  },
  {
    category: '140200',
    purpose: '03',
    summaries: [
      '反映所购{card}预付卡门店关门，余额{fee}元无法使用，涉及消费者约{n}人。',
      '来信反映{card}门店搬迁后不通知会员，{year}年办理的预付卡余额{fee}元不予退还。',
    ],
    requests: ['请求督促经营者退还余额{fee}元。', '请求市场监管部门调查并协助消费者维权。'],
  },
  {
    category: '010402',
    purpose: '02',
    summaries: [
      '反映{place}{village}村务公开栏自{year}年{month}月以来未更新，集体土地发包收入去向不明，请求核查账目。',
      '来信反映{village}村干部未经村民代表会议讨论将集体鱼塘低价发包，合同和收入均未公开。',
    ],
    requests: ['请求核查村集体近三年账目并公开结果。', '请求调查发包过程是否符合规定。'],
  },
  {
    category: '990000',
    purpose: '99',
    summaries: [
      '感谢{place}便民服务中心工作人员耐心解答并帮助联系办理居住证。',
      '来信感谢{place}工作人员冒雨上门，为其{relative}办理养老待遇资格认证。',
    ],
    requests: [''],
  },
]
