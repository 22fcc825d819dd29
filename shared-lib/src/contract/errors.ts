/**
 * Every refusal that the server itself words. `code` travels in the envelope; `retry` says whether sending the same
 * again can help. Texts in braces are filled in by `refusalText`.
 */
export const errors = {
  sessionEnded: { code: -1, text: '您还没有登录,请先登录！', retry: false },
  badInput: { code: 4000, text: '参数格式错误：{detail}', retry: false },
  malformedJson: { code: 4001, text: '参数格式错误：{field} 不是有效的 JSON', retry: false },
  rule: { code: 4002, text: '{text}', retry: false },
  signInFailed: { code: 4010, text: '用户名或密码错误，请重新输入', retry: false },
  codeSignInFailed: { code: 4011, text: '用户名、密码或动态口令错误，请重新输入', retry: false },
  signInLocked: { code: 4014, text: '登录失败次数过多，请30分钟后再试，或联系安全管理员解锁', retry: false },
  accountAsleep: { code: 4015, text: '账号长期未使用，已停用，请联系管理员', retry: false },
  secondFactorWanted: { code: 4016, text: '请使用动态口令或USBKey方式登录', retry: false },
  secondFactorMissing: {
    code: 4018,
    text: '您的岗位须使用动态口令或USBKey登录，您尚未绑定，请联系系统运维人员领取动态口令',
    retry: false,
  },
  signOnFailed: { code: 4019, text: '登录已超时或已使用过，请重新点击登录按钮', retry: false },
  signOnAway: {
    code: 5033,
    text: '统一身份认证暂时无法连接，请稍后重试；如多次出现，请联系管理员并提供编号 {reference}',
    retry: true,
  },
  modeNotOffered: { code: 4017, text: '本系统未开通此登录方式，请使用其他方式登录', retry: false },
  forbidden: { code: 4030, text: '您没有此项操作的权限，请联系管理员', retry: false },
  passwordChangeFirst: { code: 4031, text: '请先修改密码', retry: false },
  notFound: { code: 4040, text: '{what}不存在或您无权查看', retry: false },
  fileMissing: { code: 4041, text: '下载失败，文件不存在！', retry: false },
  noSuchPath: { code: 4044, text: '请求的接口不存在', retry: false },
  wrongMethod: { code: 4050, text: '请求方式不正确，应使用 {allowed}', retry: false },
  changedMeanwhile: { code: 4090, text: '该事项已由{name}于{time}处理，请刷新', retry: false },
  draftChanged: { code: 4091, text: '草稿已在其他窗口修改，请关闭后重新打开', retry: false },
  fileTooLarge: { code: 4130, text: '文件过大，请上传文件大小不超过100MB的文件！', retry: false },
  bodyTooLarge: { code: 4131, text: '提交的内容过大，请减少内容后重试', retry: false },
  tooManyCalls: { code: 4290, text: '操作过于频繁，请稍后再试', retry: true },
  tooManyOfPerson: { code: 4291, text: '操作过于频繁，请{wait}后再试', retry: true },
  /** The three that follow are nobody's fault: nothing was done, and the same may be sent again under its request id. */
  busy: {
    code: 5030,
    text: '系统繁忙，本次操作未完成，请稍后重试；如多次出现，请联系管理员并提供编号 {reference}',
    retry: true,
  },
  unavailable: {
    code: 5031,
    text: '数据库暂时无法连接，请稍后重试；如多次出现，请联系管理员并提供编号 {reference}',
    retry: true,
  },
  storageFull: {
    code: 5070,
    text: '存储空间已满，本次操作未保存，请联系管理员清理空间后重试，并提供编号 {reference}',
    retry: true,
  },
  scannerAway: {
    code: 5032,
    text: '文件安全检查暂时无法进行，文件未上传，请稍后重试；如仍有问题，请联系管理员',
    retry: true,
  },
  fault: { code: 5000, text: '系统发生故障，请稍后重试；如仍有问题，请联系管理员并提供编号 {reference}', retry: true },
  /** Not a refusal but a state: ask again after 1.2 s. */
  qrWaiting: { code: 9000, text: '请使用移动端扫码并确认登录', retry: true },
  qrExpired: { code: 9001, text: '二维码失效，请重新扫码！', retry: false },
} as const

export type ErrorName = keyof typeof errors

/** The Chinese text of a refusal, with its places filled in. */
export function refusalText(name: ErrorName, values: Record<string, string> = {}): string {
  return errors[name].text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
