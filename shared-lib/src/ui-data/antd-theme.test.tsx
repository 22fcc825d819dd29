import { createCache } from '@ant-design/cssinjs'
import { act, render } from '@testing-library/react'
import { Select } from 'antd'
import { showLooks } from '../theme/looks'
import { AntdTheme } from './antd-theme'

jest.mock('@ant-design/cssinjs', () => {
  const actual = jest.requireActual('@ant-design/cssinjs')
  return { ...actual, createCache: jest.fn(actual.createCache) }
})

/** What antd has derived for as long as it is kept, by where. */
const stylesOf = () =>
  jest
    .mocked(createCache)
    .mock.results.flatMap(({ value: { cache } }) => [...cache].map(([path, [, style]]) => [path, style] as const))

it('derives the styles of a component once, not whenever it is shown again', () => {
  const picker = (
    <AntdTheme>
      <Select options={[]} />
    </AntdTheme>
  )
  render(picker).unmount()
  const derived = stylesOf()
  expect(derived).not.toHaveLength(0)
  render(picker).unmount()
  const again = new Map(stylesOf())
  expect(derived.map(([path, style]) => again.get(path) === style)).not.toContain(false)
})

it('styles no link of the page: the ring around one that has the focus would be gone', () => {
  render(
    <AntdTheme>
      <Select options={[]} />
    </AntdTheme>,
  )
  const styles = stylesOf().flatMap(([, style]) => (Array.isArray(style) ? style : []))
  const ofLinks = styles.filter(text => typeof text === 'string' && /(^|[},])a(:[a-z-]+)?\{/.test(text))
  expect(styles).not.toHaveLength(0)
  expect(ofLinks).toEqual([])
})

it('keeps no variables of a theme that is not shown any more: the last ones inserted would hold', () => {
  render(
    <AntdTheme>
      <Select options={[]} />
    </AntdTheme>,
  )
  const variables = () => stylesOf().filter(([path]) => String(path).startsWith('cssVar'))
  const shown = variables().length
  const show = (theme: 'light' | 'dark') => act(() => showLooks({ theme, text: 'standard', density: 'loose' }))
  show('dark')
  show('light')
  expect(shown).toBeGreaterThan(0)
  expect(variables()).toHaveLength(shown)
})
