/** Texts about reports of handling, the same in the form and at the server. */
export const REPORT_TEXTS = {
  incomplete: '请补全办理报告',
  unchecked: '请完成办结审核清单',
  noReason: '请选择退回原因并填写不少于10个字的说明',
  noOpinion: '请填写本级审核意见',
} as const
