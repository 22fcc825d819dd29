import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/index'
import { codesOf as codesFor, fits } from '@portal/shared-lib/contract/rules/actions/entries'
import { type About, type Field, isAsked, type Values } from './form'
import { FORMS } from './forms'
import { problemsOf } from './problems'
import { ABOUT } from './testing/about'
import { argsOf, initialValues, valuesFrom } from './values'

const CODES = join(__dirname, '../../../provinces/linjiang/codes')
const FOLDER = 'api/petitions/'
const WORDS = '经核实确有必要，按照规定程序办理。'
const FILE = { id: '00000000-0000-4000-8000-000000000000', name: '材料.pdf' }
const UNIT = { orgId: '990100000-rs', name: '安澜市人力资源和社会保障局', isLead: true }
const COMMON = { petitionNo: ABOUT.petition.petitionNo, version: 3 }

/** Calls that act on one petition: they answer its new state. */
const CALLS = new Map(
  Object.values(contract)
    .flatMap(service => Object.values<unknown>(service))
    .filter((value): value is Call => typeof value === 'object' && value !== null && 'answer' in value)
    .filter(
      ({ path, answer }) =>
        path.startsWith(FOLDER) && 'shape' in answer && 'awaitsApproval' in (answer.shape as object),
    )
    .map(call => [call.path.slice(FOLDER.length), call]),
)

function codesOf(table: string): string[] {
  const { items } = JSON.parse(readFileSync(join(CODES, `${table}.json`), 'utf8')) as { items: Item[] }
  return flat(items)
}
interface Item {
  readonly code: string
  readonly items?: readonly Item[]
}
const flat = (items: readonly Item[]): string[] =>
  items.flatMap(({ code, items: below = [] }) => [code, ...flat(below)])

/** Something that can be entered. */
function entered(field: Field, values: Values): unknown {
  if (field.kind === 'words') return WORDS.padEnd(field.min ?? 0, '。')
  if (field.kind === 'line') return WORDS
  if (field.kind === 'documentNo') return '安人社〔2026〕12号'
  if (field.kind === 'code') return codesOf(field.table).find(code => fits(codesFor(field, values), code))
  if (field.kind === 'codes') return codesOf(field.table).slice(0, 1)
  if (field.kind === 'choice') return field.options[0]?.[0]
  if (field.kind === 'point') return true
  if (field.kind === 'day') return field.from === 'tomorrow' ? '2026-12-18' : '2026-11-20'
  if (field.kind === 'number') return field.max
  if (field.kind === 'units' || field.kind === 'unit') return [UNIT]
  if (field.kind === 'files' || field.kind === 'file') return [FILE]
  if (field.kind === 'petition') return 'LX990000260101000015'
  if (field.kind === 'names') return ['沈丁兰', '韩戊竹']
  if (field.kind === 'answers')
    return [
      { no: 1, text: WORDS },
      { no: 2, text: WORDS },
    ]
  return field.kind === 'persons' ? [1] : undefined
}

function filled(fields: readonly Field[], about: About, start: Values): Values {
  const values = { ...start }
  for (const field of fields) {
    const value = isAsked(field, values, about) ? entered(field, values) : undefined
    if (value !== undefined) Object.assign(values, { [field.name]: value })
  }
  return values
}

const told = (call: Call, args: Values): string[] => {
  const { error } = call.args.safeParse({ ...COMMON, ...args })
  return error?.issues.map(({ message }) => message) ?? []
}

describe('The forms of the actions', () => {
  it('are one for every action that there is', () => {
    expect([...FORMS.keys()].sort()).toEqual([...CALLS.keys()].sort())
  })

  it('name an action each, once', () => {
    const codes = [...FORMS.values()].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  /** What is filled in on a page of its own is filled in by the tests of that page. */
  const IN_PANEL = [...FORMS.values()].filter(({ isPage }) => !isPage)

  describe.each(IN_PANEL.map(form => [form.name, form] as const))('%s', (_, form) => {
    const call = CALLS.get(form.action) as Call
    const start = initialValues(form, ABOUT)

    it('filled in is what the server takes, and nothing it does not know', () => {
      const values = filled(form.fields, ABOUT, start)
      expect(problemsOf(form, values, ABOUT)).toEqual([])
      const args = argsOf(form, values, ABOUT)
      expect(told(call, args)).toEqual([])
      const known = Object.keys((call.args as unknown as { shape: object }).shape)
      expect(Object.keys(args).filter(name => !known.includes(name))).toEqual([])
    })

    it('left empty says what the server would say', () => {
      const empty = Object.fromEntries(Object.entries(start).map(([name, value]) => [name, nothingLike(value)]))
      const said = problemsOf(form, empty, ABOUT).map(({ text }) => text)
      const heard = told(call, argsOf(form, empty, ABOUT))
      expect(heard.length > 0 && said.length === 0 ? heard : []).toEqual([])
      expect(heard.filter(text => !said.includes(text))).toEqual([])
    })

    it('goes on with what was submitted', () => {
      const values = filled(form.fields, ABOUT, start)
      const args = argsOf(form, values, ABOUT)
      const names = { [UNIT.orgId]: UNIT.name, [FILE.id]: FILE.name }
      const again = { ...start, ...valuesFrom(form, args, names) }
      expect(argsOf(form, again, ABOUT)).toEqual(args)
    })
  })

  it.each(
    [...FORMS.values()].flatMap(form =>
      form.fields.filter(({ kind }) => kind === 'words').map(field => [form.name, form, field] as const),
    ),
  )('%s lets no classified word out but the petitioner’s own', (_, form, field) => {
    if (field.kind !== 'words') throw new Error('These are words')
    const values = { ...filled(form.fields, ABOUT, initialValues(form, ABOUT)) }
    const withWord = { ...values, ...gateOf(field), [field.name]: `${entered(field, values)}绝密` }
    const classified = problemsOf(form, withWord, ABOUT).filter(({ text }) => text.includes('涉密词语'))
    expect(classified.map(({ field: name }) => name)).toEqual(field.isQuoted ? [] : [field.name])
  })
})

function nothingLike(value: unknown): unknown {
  if (typeof value === 'boolean') return false
  return Array.isArray(value) ? [] : ''
}

/** What must be chosen for an entry to be asked for. */
function gateOf(field: Field): Values {
  const choices = ['10', '02', '11', '09', '12', 'passed', 'correct', 'redo']
  const found = choices.find(choice => isAsked(field, { closeType: choice, result: choice, value: '3' }, ABOUT))
  return found && field.when ? { closeType: found, result: found } : {}
}
