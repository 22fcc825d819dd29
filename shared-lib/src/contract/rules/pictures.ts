/** Pixels beyond which no picture is decoded, at the server or in a browser: an A3 page at 600 dpi has 70 million. */
export const MOST_PIXELS = 80_000_000

/** Pages of one file. */
const MOST_PAGES = 1000

/** Why a picture or a page is not shown, and what to do. */
export const PICTURE_TEXTS = {
  large: '图片超过8000万像素，无法显示，请降低分辨率（建议300dpi）后重新上传',
  heavy: '页面过于复杂，无法显示，请重新扫描为普通图片或PDF后上传',
  long: `文件超过${MOST_PAGES}页，请拆分后重新上传`,
  busy: '正在处理的页面较多，请稍后再试',
  unreadable: '无法读取扫描件，请确认为清晰的JPG、PNG、TIF图片或PDF文件，重新上传后再识别',
} as const

export const hasTooManyPages = (count: number): boolean => count > MOST_PAGES
