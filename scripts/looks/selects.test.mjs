import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname ?? __dirname, '../..')
/** The one style sheet that says how a select looks. */
const LOOK = 'shell/src/frame/controls.css'
/** What another style sheet may say of a select: where it stands and how wide it is. */
const LAYOUT =
  /^(width|min-width|max-width|flex|flex-\w+|margin|margin-[\w-]+|grid-\w+|align-self|justify-self|display|font-size)$/
const PARTS = readdirSync(ROOT).filter(name => /^(mf-.+|shell|shared-lib)$/.test(name))

/** @param {string} ending */
const filesOf = ending =>
  PARTS.flatMap(part =>
    readdirSync(join(ROOT, part, 'src'), { recursive: true })
      .map(name => join(part, 'src', String(name)))
      .filter(name => name.endsWith(ending)),
  )
/** @param {string} name */
const read = name => readFileSync(join(ROOT, name), 'utf8')

/**
 * The rules of a style sheet: its selectors, each with the properties that it sets. On paper everything may differ.
 * @param {string} css
 */
function rulesOf(css) {
  const onScreen = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...onScreen.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const properties = [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, property = '']) => property)
    return selectors.split(',').map(selector => ({ selector: selector.trim(), properties }))
  })
}

/**
 * What a style sheet says of the look of selects, or of what bears a class.
 * @param {string} name @param {RegExp} subject
 */
const looksIn = (name, subject) =>
  rulesOf(read(name))
    .filter(({ selector }) => subject.test(selector))
    .flatMap(({ selector, properties }) =>
      properties.filter(property => !LAYOUT.test(property)).map(property => `${name}: ${selector} { ${property} }`),
    )

const ELEMENT = /(^|[\s>+~])select(\[[^\]]*\]|:[\w-]+(\([^)]*\))?)*$/

/**
 * The style sheets and classes of the selects of a component.
 * @param {string} name
 */
function classesOf(name) {
  const code = read(name)
  return [...code.matchAll(/<select\b[\s\S]*?<\/select>|<select\b[^/]*\/>/g)].flatMap(([tag]) =>
    [...tag.slice(0, tag.search(/<option|\{\s*[\w.]+\.map|\/>/)).matchAll(/className=\{(\w+)\.(\w+)\}/g)].map(
      ([, sheet, className]) => {
        const path = new RegExp(`import ${sheet} from '(.+\\.css)'`).exec(code)?.[1] ?? ''
        return { sheet: join(dirname(name), path), className }
      },
    ),
  )
}

describe('A select', () => {
  it('looks as one style sheet says; others say where it stands and how wide it is', () => {
    const others = filesOf('.css').filter(name => name !== LOOK && name !== 'shell/src/base.css')
    expect(others.flatMap(name => looksIn(name, ELEMENT))).toEqual([])
  })

  it('has no look by its class either', () => {
    const classes = filesOf('.tsx').flatMap(classesOf)
    expect(classes.length).toBeGreaterThan(0)
    const looks = classes.flatMap(({ sheet, className }) => looksIn(sheet, new RegExp(`\\.${className}(\\[.*\\])?$`)))
    expect([...new Set(looks)]).toEqual([])
  })

  it('has there height, border, arrow, and how it looks when it is wrong, hovered and disabled', () => {
    const rules = rulesOf(read(LOOK))
    const said = rules.flatMap(({ selector, properties }) => properties.map(property => `${selector} ${property}`))
    for (const one of [
      'select height',
      'select border',
      'select appearance',
      "select[aria-invalid='true'] border-color",
    ])
      expect(said).toContain(one)
    const selectors = rules.map(({ selector }) => selector)
    for (const state of ['hover', 'disabled']) expect(selectors.some(one => one.includes(`:${state}`))).toBe(true)
  })
})
