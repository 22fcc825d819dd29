type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** The more special ones first: nearly all of them also say that they are Chrome and Safari. */
const BROWSERS: Names = [
  [/MicroMessenger/, '微信'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/QIHU|360SE|360EE/, '360浏览器'],
  [/QQBrowser/, 'QQ浏览器'],
  [/MetaSr|SogouMobileBrowser/, '搜狗浏览器'],
  [/\bOPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/Trident\/|MSIE /, 'IE'],
]

const SYSTEMS: Names = [
  [/Windows/, 'Windows'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Family of browser and system from what a browser says of itself, like `Chrome（Windows）`; a hint, not a proof. */
export function browserOf(userAgent = ''): string {
  const browser = nameIn(BROWSERS, userAgent) ?? '未知浏览器'
  return `${browser}（${nameIn(SYSTEMS, userAgent) ?? '未知系统'}）`
}

const nameIn = (names: Names, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
