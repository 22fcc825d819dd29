import { lightened } from '../contract/rules/colours'
import { wantsContrast } from './contrast'
import { currentTheme, looks } from './looks'

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
  success: '#1b7540',
  successSoft: '#e9f6ee',
  successLine: '#a9d9ba',
  warning: '#a05600',
  warningSoft: '#fdf3e3',
  warningLine: '#ecc98e',
  danger: '#c62a2a',
  dangerSoft: '#fdecec',
  dangerLine: '#f0b4b4',
  border: '#c3ccd9',
  hint: '#616b7a',
  lampGreen: '#1b7540',
  lampYellow: '#8c6100',
  lampOrange: '#b8480b',
  lampRed: '#c62a2a',
  lampGrey: '#566172',
  plotTeal: '#0f7a6c',
  plotViolet: '#7a4a9e',
  plotOchre: '#8a6500',
  plotPink: '#a83268',
  header: '#1f2b3a',
  onHeader: '#ffffff',
  shadow: 'rgba(0, 0, 0, 0.16)',
} as const

type Tokens = Readonly<Record<keyof typeof tokens, string>>

/** The looks for those who ask their system for more contrast. Every text stands at 7:1 or more on its ground. */
export const contrastTokens: Tokens = {
  primary: '#003b82',
  onPrimary: '#ffffff',
  primarySoft: '#e3edfb',
  text: '#000000',
  textSoft: '#1f2733',
  line: '#5b6675',
  ground: '#ffffff',
  surface: '#ffffff',
  success: '#0a4d26',
  successSoft: '#eef9f2',
  successLine: '#0a4d26',
  warning: '#663600',
  warningSoft: '#fff8ec',
  warningLine: '#663600',
  danger: '#8c0f0f',
  dangerSoft: '#fff1f1',
  dangerLine: '#8c0f0f',
  border: '#1f2733',
  hint: '#333d4b',
  lampGreen: '#0a4d26',
  lampYellow: '#5c3f00',
  lampOrange: '#752d05',
  lampRed: '#8c0f0f',
  lampGrey: '#333d4b',
  plotTeal: '#06483f',
  plotViolet: '#4d2470',
  plotOchre: '#523c00',
  plotPink: '#731243',
  header: '#000000',
  onHeader: '#ffffff',
  shadow: 'rgba(0, 0, 0, 0.3)',
}

/** The looks of who chose the dark, and of walls, whose light would blind in a dim room. */
export const nightTokens: Tokens = {
  primary: '#7db2ff',
  onPrimary: '#0b1524',
  primarySoft: '#1b2c47',
  text: '#e8edf5',
  textSoft: '#aab6c6',
  line: '#2b3a50',
  ground: '#0c1420',
  surface: '#131e2e',
  success: '#5fcf8e',
  successSoft: '#12301f',
  successLine: '#2d6a47',
  warning: '#f0b35c',
  warningSoft: '#33240d',
  warningLine: '#7a5a22',
  danger: '#ff8a80',
  dangerSoft: '#3a1718',
  dangerLine: '#8a3b3b',
  border: '#4a5d78',
  hint: '#9aa7b9',
  lampGreen: '#5fcf8e',
  lampYellow: '#e6c04d',
  lampOrange: '#ff9a5c',
  lampRed: '#ff8a80',
  lampGrey: '#aab6c6',
  plotTeal: '#3fc6b2',
  plotViolet: '#c39be6',
  plotOchre: '#e0bc4a',
  plotPink: '#f08ab5',
  header: '#080e17',
  onHeader: '#e8edf5',
  shadow: 'rgba(0, 0, 0, 0.6)',
}

/** The two colours that a province may change. */
export interface OwnColours {
  readonly primaryColor?: string
  readonly headerColor?: string
}

/** The looks that the user has chosen, in the colours of the province. */
export function currentTokens({ primaryColor, headerColor }: OwnColours = {}): Tokens {
  const theme = currentTheme()
  if (theme === 'contrast') return contrastTokens
  if (theme === 'dark') return primaryColor ? { ...nightTokens, primary: inTheDark(primaryColor) } : nightTokens
  return { ...tokens, primary: primaryColor ?? tokens.primary, header: headerColor ?? tokens.header }
}

const inTheDark = (colour: string) => lightened(colour, nightTokens.surface)

export const FONT = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'
const MONO = '"SFMono-Regular", Consolas, "Noto Sans Mono CJK SC", monospace'

/** Pixels of what is written usually. */
const FONT_SIZES = { standard: 14, large: 16, largest: 18 }

export const fontSize = (): number => FONT_SIZES[looks().text]

/** The current looks as CSS variables, `--portal-primary-soft` and so on. */
export function themeVariables(own?: OwnColours): Record<string, string> {
  return { ...variablesOf(currentTokens(own)), '--portal-font': FONT, '--portal-mono': MONO }
}

/** The looks of a wall as CSS variables; who asks for more contrast keeps that. */
export const nightVariables = (): Record<string, string> =>
  wantsContrast() || currentTheme() === 'contrast' ? {} : variablesOf(nightTokens)

/** Gives the page the looks that its user has chosen. */
export function paint(own: OwnColours): void {
  const { dataset, style } = document.documentElement
  const { text, density } = looks()
  Object.assign(dataset, { theme: currentTheme(), text, density })
  for (const [name, value] of Object.entries(themeVariables(own))) style.setProperty(name, value)
}

const variablesOf = (colours: Tokens): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [variable(name), value]))

const variable = (name: string) => `--portal-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
