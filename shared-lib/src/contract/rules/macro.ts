import type { ActionDescription, ActionField, Problem, Subject } from './actions/description'
import { codesOf, fits } from './actions/entries'
import { ACTION_NAMES, ACTIONS, type ActionName } from './actions/index'
import { CLASSIFIED, findClassifiedWord } from './classified-words'

/** 常用操作 of one person. */
export const MOST_MACROS = 30
/** Characters. */
export const LONGEST_MACRO_NAME = 20
/** Who assigns the department's to-dos may share with the organisation. */
export const SHARES_MACROS = 'todo:distribute'

export interface MacroUnit {
  orgId: string
  isLead: boolean
}

/** What is kept of one entry: words or a code, several codes, or organisations. */
export type MacroValue = string | string[] | MacroUnit[]
export type MacroValues = Record<string, MacroValue>

const KEPT: readonly ActionField['kind'][] = ['words', 'code', 'codes', 'choice', 'units', 'unit']

/** Whether an entry says the same of one petition as of the next: no day, number, file or person does, nor what is quoted. */
export const isKept = (field: ActionField): boolean => KEPT.includes(field.kind) && !('isQuoted' in field)

const fieldsOf = (action: ActionName): ActionDescription['fields'] => ACTIONS[action].fields

function canBeKept(action: ActionName): boolean {
  const { isAtOnce, isPage, isGrave }: ActionDescription = ACTIONS[action]
  return !isAtOnce && !isPage && !isGrave && Object.values(fieldsOf(action)).some(isKept)
}

/** The actions that can be kept: those that are filled in, and take nothing back. */
export const MACRO_ACTIONS: readonly ActionName[] = ACTION_NAMES.filter(canBeKept)

const PERSONAL = /\d{11}/
const NO_PERSONAL = '常用操作会反复使用，请不要写入手机号、证件号或信访件编号'
const NOTHING = '请先填写要保存的内容'
const UNFIT = '内容与该操作的表单不符，请重新填写后保存'

/** What is wrong with what is to be kept; `field` names the entry. */
export function macroProblems(action: ActionName, values: MacroValues): readonly Problem[] {
  const held = Object.entries(values).filter(([, value]) => value.length > 0)
  if (held.length === 0) return [{ field: 'values', text: NOTHING }]
  return held.flatMap(([name, value]) => {
    const field = Object.hasOwn(ACTIONS[action].fields, name) ? fieldsOf(action)[name] : undefined
    const text = field && isKept(field) ? problemOf(field, value) : UNFIT
    return text ? [{ field: 'values', text }] : []
  })
}

function problemOf(field: ActionField, value: MacroValue): string {
  if (field.kind === 'words') return typeof value === 'string' ? problemOfWords(field, value) : UNFIT
  return isFitting(field, value) ? '' : UNFIT
}

function problemOfWords({ label, max }: { readonly label: string; readonly max: number }, words: string): string {
  if (words.length > max) return `${label}不能超过${max}字`
  if (findClassifiedWord(words)) return CLASSIFIED
  return PERSONAL.test(words) ? NO_PERSONAL : ''
}

function isFitting(field: ActionField, value: MacroValue): boolean {
  const texts = typeof value === 'string' ? [value] : value.filter(each => typeof each === 'string')
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.options.some(([code]) => code === value)
    case 'code':
      return typeof value === 'string' && (typeof field.codes === 'function' || fits(codesOf(field, {}), value))
    case 'codes':
      return texts.length === value.length && value.length <= field.most && texts.every(one => fits(field.codes, one))
    case 'units':
    case 'unit':
      return texts.length === 0 && value.length <= (field.kind === 'unit' ? 1 : field.most)
    default:
      return false
  }
}

/** What stands in kept words for what differs from petition to petition. */
const MARKS: readonly (readonly [mark: string, of: (subject: Subject) => string])[] = [
  ['{信访人}', ({ petition }) => petition.petitioner],
  ['{内容分类}', ({ petition }) => petition.categoryName],
]

/** Words about a petition, fit to be kept: without its petitioner and its category. */
export const generalised = (words: string, subject: Subject): string =>
  MARKS.reduce((text, [mark, of]) => (of(subject).length > 1 ? text.split(of(subject)).join(mark) : text), words)

/** Kept words, about a petition. */
export const specific = (words: string, subject: Subject): string =>
  MARKS.reduce((text, [mark, of]) => text.split(mark).join(of(subject)), words)
