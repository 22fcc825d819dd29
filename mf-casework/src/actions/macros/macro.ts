import { send } from '@portal/shared-lib'
import { destinations } from '@portal/shared-lib/contract/calls/choices'
import type { MacrosAnswer } from '@portal/shared-lib/contract/calls/macros'
import type { ActionName } from '@portal/shared-lib/contract/rules/actions/index'
import {
  generalised,
  isKept,
  MACRO_ACTIONS,
  type MacroUnit,
  type MacroValues,
  specific,
} from '@portal/shared-lib/contract/rules/macro'
import { type About, type ActionForm, type ChosenUnit, type Field, listOf, textOf, type Values } from '../form'
import { FORMS } from '../forms'

/** 常用操作. */
export type Macro = MacrosAnswer[number]

/** Whether what an action is filled in with can be kept. */
export const isKeepable = (action: string): action is ActionName => MACRO_ACTIONS.some(name => name === action)

/**
 * What is kept of a filled form: no petitioner, no day, no file, nobody who may know; nor what the form of any petition
 * begins with by itself.
 */
export function keptOf(form: ActionForm, values: Values, about: About): MacroValues {
  const held = form.fields
    .filter(field => isKept(field) && values[field.name] !== field.initial?.(about))
    .map(field => [field.name, keptValue(field, values[field.name], about)] as const)
  return Object.fromEntries(held.filter(([, value]) => value.length > 0))
}

function keptValue(field: Field, value: unknown, about: About): MacroValues[string] {
  if (field.kind === 'words') return generalised(textOf(value).trim(), about)
  if (field.kind === 'units' || field.kind === 'unit')
    return listOf<ChosenUnit>(value).map(({ orgId, isLead }): MacroUnit => ({ orgId, isLead }))
  return field.kind === 'codes' ? [...listOf<string>(value)] : textOf(value)
}

/** What a macro fills in, in a sentence: the action, to whom, with which words. */
export function saidOf({ action, values, units }: Macro): string {
  const form = FORMS.get(action)
  const parts = (form?.fields ?? []).flatMap(field => {
    const value = values[field.name]
    if (field.kind === 'units' || field.kind === 'unit') return nameList(value, units)
    if (field.kind === 'words') return typeof value === 'string' && value ? [`${field.label}：${value}`] : []
    if (field.kind === 'choice') return field.options.filter(([code]) => code === value).map(([, label]) => label)
    return []
  })
  return [form?.name ?? '', ...parts].join('；')
}

function nameList(value: MacroValues[string] | undefined, units: Macro['units']): string[] {
  const names = listOf<MacroUnit>(value).map(({ orgId, isLead }) => {
    const unit = units.find(one => one.orgId === orgId)
    return `${unit?.name ?? ''}${unit?.problem ? `（${unit.problem}）` : ''}${isLead ? '（主办）' : ''}`
  })
  return names.length > 0 ? [names.join('、')] : []
}

export interface MacroFilled {
  readonly values: Values
  /** What it names and cannot be filled in, and what is to be looked at because of that. */
  readonly leftOut: readonly string[]
}

const NOT_HERE = '不在本件可选择的接收单位之内'
const UNASKED = '暂时无法核对能否接收'
const NO_LEAD = '原主办单位未填入，请核对主办单位'

/** What a macro fills in about a petition; whoever cannot receive it is left out and told of. */
export async function filledBy(macro: Macro, form: ActionForm, about: About): Promise<MacroFilled> {
  const leftOut: string[] = []
  const values: Record<string, unknown> = {}
  for (const field of form.fields.filter(isKept)) {
    const value = macro.values[field.name]
    if (value === undefined || field.suits?.(about) === false) continue
    if (field.kind === 'units' || field.kind === 'unit') {
      const found = await receiving(macro, listOf<MacroUnit>(value), field.place, about)
      leftOut.push(...found.leftOut)
      values[field.name] = field.kind === 'units' && field.hasLead ? withLead(found.units, leftOut) : found.units
    } else values[field.name] = field.kind === 'words' ? specific(textOf(value), about) : value
  }
  return { values, leftOut }
}

function withLead(units: readonly ChosenUnit[], leftOut: string[]): readonly ChosenUnit[] {
  if (units.length === 0 || units.some(({ isLead }) => isLead)) return units
  leftOut.push(NO_LEAD)
  return units.map((unit, at) => ({ ...unit, isLead: at === 0 }))
}

/** Those that can receive the petition today, as the server says, and the others with the reason. */
async function receiving(macro: Macro, kept: readonly MacroUnit[], place: 'below' | 'aside', about: About) {
  const asked = await Promise.all(kept.map(unit => askAbout(macro, unit, place, about)))
  return {
    units: asked.flatMap(({ unit, problem }) => (problem ? [] : [unit])),
    leftOut: asked.flatMap(({ unit, problem }) => (problem ? [`${unit.name}：${problem}`] : [])),
  }
}

async function askAbout({ units }: Macro, { orgId, isLead }: MacroUnit, place: 'below' | 'aside', about: About) {
  const known = units.find(one => one.orgId === orgId)
  const unit: ChosenUnit = { orgId, isLead, name: known?.name ?? '' }
  if (known?.problem) return { unit, problem: known.problem }
  const { data, error } = await send(destinations, { petitionNo: about.petition.petitionNo, place, orgId })
  if (error) return { unit, problem: UNASKED }
  const [found] = data.units
  return { unit: { ...unit, name: found?.name ?? unit.name }, problem: found ? found.problem : NOT_HERE }
}
