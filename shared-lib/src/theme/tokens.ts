/** The portal's looks in one place: antd's tokens and the CSS variables of the light screens are made from these. */
export const tokens = {
  primary: '#1d5fbf',
  onPrimary: '#ffffff',
  primarySoft: '#e8f0fb',
  text: '#1f2733',
  textSoft: '#566172',
  line: '#d9dfe8',
  ground: '#f3f5f9',
  surface: '#ffffff',
  success: '#1e7d45',
  successSoft: '#e9f6ee',
  successLine: '#a9d9ba',
  warning: '#a85b00',
  warningSoft: '#fdf3e3',
  warningLine: '#ecc98e',
  danger: '#c62a2a',
  dangerSoft: '#fdecec',
  dangerLine: '#f0b4b4',
  border: '#c3ccd9',
  hint: '#6b7585',
  lampGreen: '#1e7d45',
  lampYellow: '#9a6b00',
  lampOrange: '#b8480b',
  lampRed: '#c62a2a',
  lampGrey: '#566172',
} as const

export const FONT = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'
const MONO = '"SFMono-Regular", Consolas, "Noto Sans Mono CJK SC", monospace'

/** Pixels. */
export const FONT_SIZE = 14

/** The same tokens as CSS variables, `--portal-primary-soft` and so on; a province may change the primary colour. */
export function themeVariables(primary: string = tokens.primary): Record<string, string> {
  const colours = Object.entries({ ...tokens, primary }).map(([name, value]) => [variable(name), value])
  return { ...Object.fromEntries(colours), '--portal-font': FONT, '--portal-mono': MONO }
}

const variable = (name: string) => `--portal-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
