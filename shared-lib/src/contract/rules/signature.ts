/** Pixels of a signature's picture. */
export const SIGNATURE_SIZE = { width: 480, height: 160 } as const

/** How a picture begins as it travels: a data URL, which a page shows as it is. */
export const PNG_URL = 'data:image/png;base64,'

/** Characters of a picture as it travels; 48 KB of PNG. */
export const MAX_SIGNATURE = 65_536

/** Texts of signatures, the same in the form and at the server. */
export const SIGNATURE_TEXTS = {
  none: '请先签名或选择签名图片',
  noPicture: '签名图片格式不正确，请重新签名',
  large: '签名图片过大，请重新签名或换一张图片',
} as const

/** What is wrong with a signature as it travels; undefined where nothing is. */
export function signatureProblem(picture: string): string | undefined {
  if (picture.length > MAX_SIGNATURE) return SIGNATURE_TEXTS.large
  return new RegExp(`^${PNG_URL}[A-Za-z0-9+/]+=*$`).test(picture) ? undefined : SIGNATURE_TEXTS.noPicture
}
