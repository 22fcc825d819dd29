/** DM_SDFS: told by telephone, as replies may be; what is written is not delivered so. */
export const BY_TELEPHONE = '6'

/** DM_SDFS: by post. */
export const BY_POST = '1'

/** What the post calls a letter by: 13 characters mostly, those of couriers up to 30. */
export const MAIL_NUMBER = /^[A-Za-z0-9]{0,30}$/

/** Texts about giving a document to the petitioners, the same in the form and at the server. */
export const DELIVERY_TEXTS = {
  incomplete: '请填写每位信访人的送达方式、送达日期和送达人',
  notWritten: '文书应书面送达，电话告知的请另登记办理过程',
  missing: '尚未登记送达情况',
  wrongDay: '送达日期应在出具之日至今日之间',
  wrongMailNo: '邮件单号应为30位以内的字母和数字，请核对邮件详情单',
  noWitnesses: '拒收的，请填写两名见证人',
  notLacking: '请选择已送达且尚无送达材料的信访人',
  noProof: '请上传送达材料',
} as const
