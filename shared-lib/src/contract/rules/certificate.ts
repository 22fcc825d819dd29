/** Algorithms of certificates: RSA with SHA-256, or SM2 with SM3. */
export const CERTIFICATE_KINDS = ['rsa', 'sm2'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** What is said about certificates and the keys that hold them. */
export const CERTIFICATE_TEXTS = {
  pin: '证书PIN码不能为空！',
  noKey: '请插入存有数字证书的USBKey！',
  noHelper: '请检查【证书管家】是否正常运行',
  noServerCertificate: '服务器端数字证书获取失败！',
  pinLocked: '证书PIN码已锁定，请联系证书管理人员解锁',
  keyFailed: '证书签名失败，请重新插入USBKey后重试',
  bound: '证书绑定操作成功！',
  notAccepted: '证书验证未通过，请确认证书有效后重试',
  othersCertificate: '该证书已绑定其他账号，请联系管理员',
} as const

/** After a wrong PIN. */
export const wrongPinText = (tries: string) => `证书PIN码错误，还可以重试${tries}次`
