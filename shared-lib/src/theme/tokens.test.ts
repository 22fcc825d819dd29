import { contrastOf } from '../contract/rules/colours'
import { USUAL_LOOKS } from '../contract/rules/looks'
import { looks, onLooks, showLooks } from './looks'
import { contrastTokens, currentTokens, nightTokens, nightVariables, paint, themeVariables, tokens } from './tokens'

/** What is written in which colour, on which. */
const WRITTEN = [
  ['text', 'ground'],
  ['textSoft', 'ground'],
  ['hint', 'surface'],
  ['hint', 'ground'],
  ['primary', 'surface'],
  ['primary', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['onHeader', 'header'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ...(['surface', 'primarySoft'] as const).flatMap(ground =>
    (['lampGreen', 'lampYellow', 'lampOrange', 'lampRed', 'lampGrey'] as const).map(ink => [ink, ground] as const),
  ),
  ['lampGreen', 'successSoft'],
  ['lampYellow', 'warningSoft'],
  ['lampOrange', 'warningSoft'],
  ['lampRed', 'dangerSoft'],
  ['lampGrey', 'ground'],
  // In the row of a list that is pointed at.
  ...(['textSoft', 'hint', 'success', 'warning', 'danger'] as const).map(ink => [ink, 'primarySoft'] as const),
] as const

/** The wishes that the user's machine states, like `contrast: more`; `print` while it prints. */
function asks(...wishes: string[]): void {
  const none = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const answer = (media: string) => ({ ...none, matches: wishes.some(wish => media.includes(wish)) })
  jest.spyOn(window, 'matchMedia').mockImplementation(media => answer(media) as unknown as MediaQueryList)
}

describe('the looks of the portal', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each(WRITTEN)('%s on %s can be read: 4.5 to 1, and 7 to 1 for who asks for more', (ink, ground) => {
    expect(contrastOf(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(nightTokens[ink], nightTokens[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(contrastTokens[ink], contrastTokens[ground])).toBeGreaterThanOrEqual(7)
  })

  it.each(['border', 'line'] as const)('the %s is seen at 3 to 1 by who asks for more', name => {
    expect(contrastOf(contrastTokens[name], contrastTokens.surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(['lampOrange', 'plotTeal', 'plotViolet', 'plotOchre', 'plotPink'] as const)(
    'the lines and names of %s can be read',
    name => {
      expect(contrastOf(tokens[name], tokens.surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(nightTokens[name], nightTokens.surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(contrastTokens[name], contrastTokens.surface)).toBeGreaterThanOrEqual(7)
    },
  )

  it('have the colours of the province, but not for who asks for more contrast', () => {
    const own = { primaryColor: '#7a1f1f', headerColor: '#301010' }
    asks()
    expect(themeVariables(own)).toMatchObject({ '--portal-primary': '#7a1f1f', '--portal-header': '#301010' })
    expect(themeVariables(own)).toMatchObject({ '--portal-text': tokens.text })
    asks('contrast: more')
    expect(currentTokens(own)).toBe(contrastTokens)
    expect(nightVariables()).toEqual({})
  })

  it('are dark for who has chosen that, or a machine that is while it says so; the colour of the province is lightened', () => {
    asks()
    showLooks({ ...USUAL_LOOKS, theme: 'dark' })
    expect(currentTokens()).toBe(nightTokens)
    expect(contrastOf(currentTokens({ primaryColor: '#0b6b5c' }).primary, nightTokens.primarySoft)).toBeGreaterThan(4.5)
    showLooks({ ...USUAL_LOOKS, theme: 'system' })
    expect(currentTokens().ground).toBe(tokens.ground)
    asks('color-scheme: dark')
    expect(currentTokens()).toBe(nightTokens)
    asks('color-scheme: dark', 'print')
    expect(currentTokens().ground).toBe(tokens.ground)
    showLooks(USUAL_LOOKS)
    asks('color-scheme: dark')
    expect(currentTokens().ground).toBe(tokens.ground)
  })

  it('are kept in this browser and told to who listens', () => {
    const told = jest.fn()
    const end = onLooks(told)
    const chosen = { theme: 'contrast', text: 'largest', density: 'compact' } as const
    showLooks(chosen)
    end()
    expect(told).toHaveBeenCalledTimes(1)
    expect(looks()).toEqual(chosen)
    expect(document.cookie).toContain('portal-looks=contrast.largest.compact')
    paint({})
    expect({ ...document.documentElement.dataset }).toEqual(chosen)
    showLooks(USUAL_LOOKS)
  })
})
