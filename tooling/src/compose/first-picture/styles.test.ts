import { themeProblems, themeStyle } from './styles'

const THEME = {
  usual: {
    '--portal-primary': '#1d5fbf',
    '--portal-lamp-red': '#c62a2a',
    '--portal-surface': '#ffffff',
    '--portal-font': 'serif',
  },
  dark: { '--portal-primary': '#7db2ff', '--portal-surface': '#131e2e', '--portal-font': 'serif' },
  contrast: { '--portal-primary': '#003b82', '--portal-surface': '#ffffff', '--portal-font': 'serif' },
}

describe('the colours in the page', () => {
  it('are all of the usual ones, and of the others what differs', () => {
    expect(themeStyle(THEME)).toBe(
      ':root{--portal-primary:#1d5fbf;--portal-surface:#ffffff;--portal-font:serif}' +
        '[data-theme=dark]{--portal-primary:#7db2ff;--portal-surface:#131e2e}' +
        '[data-theme=contrast]{--portal-primary:#003b82}',
    )
  })

  it('have those of the province, lightened in the dark, and not where contrast is asked for', () => {
    const style = themeStyle(THEME, { primaryColor: '#0b6b5c', headerColor: '#12332d' })
    expect(style).toContain('--portal-primary:#0b6b5c')
    expect(style).toContain('--portal-header:#12332d')
    expect(style).toMatch(/dark\]\{--portal-primary:#(?!0b6b5c)[0-9a-f]{6};/)
    expect(style).toContain('[data-theme=contrast]{--portal-primary:#003b82}')
  })

  it('are of a build that knew no dark', () => {
    const { usual, contrast } = THEME
    expect(themeStyle({ usual, contrast }, { primaryColor: '#0b6b5c' })).not.toContain('dark')
  })

  it.each(['red;}body{', 'url(x)', 'url("x")', '</style>'])('are refused where they are %s', value => {
    expect(themeProblems({ ...THEME, dark: { '--portal-primary': value } })).toHaveLength(1)
  })
})
