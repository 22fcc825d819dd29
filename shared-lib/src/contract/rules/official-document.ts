/** 文种 of official documents (党政机关公文处理工作条例 第八条), as far as a petition office writes them. */
export const OFFICIAL_KINDS = {
  G01: '通知',
  G02: '通报',
  G03: '报告',
  G04: '请示',
  G05: '批复',
  G06: '函',
  G07: '意见',
  G08: '决定',
} as const

export type OfficialKind = keyof typeof OFFICIAL_KINDS

export const URGENCIES = { '0': '平件', '1': '加急', '2': '特急' } as const

export type Urgency = keyof typeof URGENCIES

/** States of an official document, as rows carry them; from 10 on of one that came from outside. */
export const OFFICIAL_STATE = {
  draft: '0',
  approval: '1',
  toNumber: '2',
  toSeal: '3',
  toSend: '4',
  sent: '5',
  closed: '6',
  void: '7',
  toPropose: '10',
  toInstruct: '11',
  toHandle: '12',
} as const

export type OfficialState = (typeof OFFICIAL_STATE)[keyof typeof OFFICIAL_STATE]

export const OFFICIAL_STATES: Readonly<Record<OfficialState, string>> = {
  '0': '草稿',
  '1': '待审批',
  '2': '待编号',
  '3': '待用印',
  '4': '待发送',
  '5': '已发送',
  '6': '已办结',
  '7': '已作废',
  '10': '待拟办',
  '11': '待批示',
  '12': '待承办',
}

/** The way of a document that is written here, and of one that came from outside. */
export const OUTGOING_WAY: readonly OfficialState[] = ['0', '1', '2', '3', '4', '5', '6']
export const INCOMING_WAY: readonly OfficialState[] = ['10', '11', '12', '6']

/** What a receiver has done with it. */
export const RECEIVER_STATE = { waiting: '1', signed: '2', done: '3' } as const

export type ReceiverState = (typeof RECEIVER_STATE)[keyof typeof RECEIVER_STATE]

export const RECEIVER_STATES: Readonly<Record<ReceiverState, string>> = { '1': '待签收', '2': '已签收', '3': '已办结' }

/** Characters, and how many of a thing. */
export const OFFICIAL_LENGTH = {
  title: { min: 4, max: 120 },
  body: { min: 10, max: 10_000 },
  words: { min: 5, max: 500 },
  name: { min: 2, max: 60 },
  number: { min: 2, max: 64 },
} as const

export const MOST_RECEIVERS = 2000
/** Those to which a document is delivered while the sender waits; more are delivered to by a job. */
export const AT_ONCE_RECEIVERS = 20

/** Between the making of the files and their signature by a key. */
export const SIGNED_WITHIN_MINUTES = 10

/** Pixels of the picture of a seal, and bytes. */
export const SEAL_PICTURE = { least: 100, most: 800, bytes: 200_000 } as const

const { title, body, words, name } = OFFICIAL_LENGTH

export const OFFICIAL_TEXTS = {
  noKind: '请选择文种',
  noUrgency: '请选择紧急程度',
  shortTitle: `请填写标题（${title.min}至${title.max}字）`,
  shortBody: `请填写正文（${body.min}至${body.max}字）`,
  shortWords: `请填写意见（${words.min}至${words.max}字）`,
  noReceiver: '请选择至少一个主送单位',
  tooMany: `主送和抄送单位合计不能超过${MOST_RECEIVERS}个`,
  notSelf: '不能发给本单位',
  twice: '同一单位不能重复填写',
  noName: `请填写单位名称（${name.min}至${name.max}字）`,
  notInUse: (unit: string) => `“${unit}”已停用，请另选`,
  walled: '限知信访件不能拟公文',
  noClerk: '本单位没有公文员，不能编号用印，请联系系统管理员设置后再送审',
  noLeader: '本单位没有可以批示的领导，请联系系统管理员',
  notOurs: '收文由来文单位更正，本单位不能更正',
  notHolder: '您不是本单位印章的保管人，请由保管人用印',
  noSeal: '本单位没有在有效期内的印章，请先登记印章',
  unsigned: (count: number) => `还有${count}个主送单位未签收，请先催办，或者登记其签收情况`,
  signedAlready: '已有单位签收，不能撤回；内容有误的，请更正或作废',
  urgedJustNow: '4小时内已经催办过，请稍后再催',
  allSigned: '所有单位都已签收，不需要催办',
  noOutside: '没有需要登记签收的系统外单位',
  noSigner: '请填写签收人',
  noDay: '请填写日期',
  notYet: '日期不能晚于今天',
  noSender: '请填写来文单位',
  noHandler: '请选择承办人',
  handlerElsewhere: '承办人须是本单位有权办理公文的人员',
  noPaper: '请上传来文的扫描件或者电子件',
  notIncoming: '只有本单位登记的收文可以登记为信访件',
  linkedAlready: '该收文已登记为信访件或者已关联信访件，不能重复登记',
  closedAlready: '该收文已办结，不能再登记为信访件',
  noPicture: `请上传完整的 PNG 格式印章图片（非隔行），边长${SEAL_PICTURE.least}至${SEAL_PICTURE.most}像素，不超过200KB`,
  brokenPicture: '印章图片无法绘制，请停用该印章，重新登记后再用印',
  keyUnreadable: '未读取到印章密钥的证书，请插入USBKey后重新读取',
  noSealOnKey: 'USBKey中没有电子印章，请更换USBKey后重新读取',
  brokenOnKey: 'USBKey中的印章图片无法读取，请联系证书管理人员',
  keyNotSm2: '印章密钥须为国密（SM2）证书，请更换USBKey后重新读取',
  keyNotAccepted: '印章密钥的证书不被信任、已过期或者已吊销，请联系证书管理人员',
  keyNeeded: '该印章须用登记的密钥签名，请插入USBKey后重新用印',
  othersKey: '签名的密钥不是该印章登记的密钥，请插入登记的USBKey后重新用印',
  wrongSignature: '密钥签名验证未通过，公文没有用印，请重新插入USBKey后重试',
  signedOther: '公文或者印章在签名期间有变动，请重新用印',
  signatureBroken: '密钥签名与登记的证书或者文件摘要不符',
  keyLate: '签名超过了10分钟，请重新用印',
  sealNotInUse: '该印章已停用或者不在有效期内，请选择可用的印章',
  noSealName: '请填写印章名称',
  noHolder: '请选择保管人',
  holderElsewhere: '保管人须是本单位人员',
  wrongTime: '有效期的结束日期不能早于开始日期',
  deliveredAll: '没有投递失败的单位，不需要重新投递',
  deliveryFailed: '多次投递失败，请重新投递',
  notSealed: '该公文尚未用印，不能验章',
} as const

const { draft, approval, toNumber, toSeal, toSend, sent, closed, toPropose, toInstruct, toHandle } = OFFICIAL_STATE

interface Described {
  readonly name: string
  readonly button: string
  /** Whose act it is: of the organisation that has written or registered it, or of one that it was sent to. */
  readonly side: 'sender' | 'receiver'
  readonly from: readonly OfficialState[]
  /** Of a receiver: what that has done so far. */
  readonly received?: readonly ReceiverState[]
}

/** What may be done with an official document, in the order of its buttons. */
export const OFFICIAL_ACTIONS = {
  edit: { name: '修改', button: 'gw:draft', side: 'sender', from: [draft] },
  submit: { name: '送审', button: 'gw:draft', side: 'sender', from: [draft] },
  remove: { name: '删除草稿', button: 'gw:draft', side: 'sender', from: [draft] },
  approve: { name: '同意', button: 'gw:approve', side: 'sender', from: [approval] },
  sendBack: { name: '退回修改', button: 'gw:approve', side: 'sender', from: [approval] },
  number: { name: '编号', button: 'gw:number', side: 'sender', from: [toNumber] },
  seal: { name: '用印', button: 'gw:seal', side: 'sender', from: [toSeal] },
  send: { name: '发送', button: 'gw:send', side: 'sender', from: [toSend] },
  recordReceipt: { name: '登记签收', button: 'gw:draft', side: 'sender', from: [sent] },
  urge: { name: '催办', button: 'gw:draft', side: 'sender', from: [sent] },
  finish: { name: '办结', button: 'gw:draft', side: 'sender', from: [sent] },
  redeliver: { name: '重新投递', button: 'gw:send', side: 'sender', from: [sent] },
  recall: { name: '撤回', button: 'gw:send', side: 'sender', from: [sent] },
  correct: { name: '更正', button: 'gw:draft', side: 'sender', from: [sent, closed] },
  cancel: { name: '作废', button: 'gw:number', side: 'sender', from: [toNumber, toSeal, toSend, sent] },
  sign: { name: '签收', button: 'gw:sign', side: 'receiver', from: [sent, closed], received: ['1'] },
  conclude: { name: '办结收文', button: 'gw:sign', side: 'receiver', from: [sent, closed], received: ['2'] },
  propose: { name: '拟办', button: 'gw:receive', side: 'sender', from: [toPropose] },
  instruct: { name: '批示', button: 'gw:approve', side: 'sender', from: [toInstruct] },
  handle: { name: '承办办结', button: 'gw:sign', side: 'sender', from: [toHandle] },
  link: { name: '关联信访件', button: 'gw:receive', side: 'sender', from: [toPropose, toInstruct, toHandle] },
} as const satisfies Record<string, Described>

export type OfficialAction = keyof typeof OFFICIAL_ACTIONS
