import { contrastTokens, currentTokens, nightTokens, nightVariables, themeVariables, tokens } from './tokens'

/** Relative luminance by WCAG 2.1, of a colour like `#1d5fbf`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What is written in which colour, on which. */
const WRITTEN = [
  ['text', 'ground'],
  ['textSoft', 'ground'],
  ['hint', 'surface'],
  ['hint', 'ground'],
  ['primary', 'surface'],
  ['primary', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['lampGreen', 'surface'],
  ['lampYellow', 'surface'],
  ['lampOrange', 'surface'],
  ['lampRed', 'surface'],
  ['lampGrey', 'surface'],
] as const

function askForContrast(matches: boolean): void {
  const answer = { matches, addEventListener: () => undefined, removeEventListener: () => undefined }
  jest.spyOn(window, 'matchMedia').mockReturnValue(answer as unknown as MediaQueryList)
}

describe('the looks of the portal', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each(WRITTEN)('%s on %s can be read: 4.5 to 1, and 7 to 1 for who asks for more', (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(nightTokens[ink], nightTokens[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(contrastTokens[ink], contrastTokens[ground])).toBeGreaterThanOrEqual(7)
  })

  it.each(['border', 'line'] as const)('the %s is seen at 3 to 1 by who asks for more', name => {
    expect(contrast(contrastTokens[name], contrastTokens.surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(['lampOrange', 'plotTeal', 'plotViolet', 'plotOchre', 'plotPink'] as const)(
    'the lines and names of %s can be read',
    name => {
      expect(contrast(tokens[name], tokens.surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(nightTokens[name], nightTokens.surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(contrastTokens[name], contrastTokens.surface)).toBeGreaterThanOrEqual(7)
    },
  )

  it('have the primary colour of the province, but not for who asks for more contrast', () => {
    askForContrast(false)
    expect(themeVariables('#7a1f1f')).toMatchObject({ '--portal-primary': '#7a1f1f', '--portal-text': tokens.text })
    askForContrast(true)
    expect(currentTokens('#7a1f1f')).toBe(contrastTokens)
    expect(themeVariables('#7a1f1f')['--portal-primary']).toBe(contrastTokens.primary)
    expect(nightVariables()).toEqual({})
  })
})
