/** What stands in an official document. */
export interface Sheet {
  /** 发文机关. */
  readonly office: string
  readonly documentNo: string
  /** 加急, 特急; empty otherwise. */
  readonly urgency: string
  /** 签发人: who has agreed to it. */
  readonly signer: string
  readonly title: string
  /** 主送机关, 抄送机关. */
  readonly receivers: readonly string[]
  readonly copies: readonly string[]
  /** Paragraphs; those that begin with 一、 or （一） are headings of the first and second level. */
  readonly paragraphs: readonly string[]
  /** Names of what is attached. */
  readonly attachments: readonly string[]
  /** 成文日期, in words. */
  readonly date: string
  /** A PNG, set over name and date. */
  readonly seal?: Buffer
}

/** 1 of a paragraph that begins with 一、, 2 of one with （一）, 0 of others. */
export function levelOf(text: string): 0 | 1 | 2 {
  if (/^[一二三四五六七八九十]+、/.test(text)) return 1
  return /^（[一二三四五六七八九十]+）/.test(text) ? 2 : 0
}
