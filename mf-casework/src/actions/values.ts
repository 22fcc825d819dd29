import type { ChosenFile } from '@portal/shared-lib/ui-form'
import { type Delivery, firstDeliveries, toDeliveries } from './deliveries'
import {
  type About,
  type ActionForm,
  type ChosenUnit,
  type Field,
  isAsked,
  listOf,
  type PetitionLine,
  textOf,
  type Values,
} from './form'

type Args = Record<string, unknown>

/** What a form holds before anything is typed in. */
export const initialValues = ({ fields }: ActionForm, about: About): Values =>
  Object.fromEntries(fields.map(field => [field.name, field.initial?.(about) ?? emptyOf(field, about)]))

const LISTS: readonly Field['kind'][] = ['codes', 'names', 'units', 'unit', 'files', 'file', 'answers', 'eachPetition']

function emptyOf({ kind }: Field, about: About): unknown {
  if (kind === 'deliveries') return firstDeliveries(about)
  if (kind === 'persons') return about.people.filter(({ isPetitioner }) => isPetitioner).map(each => each.personSeq)
  if (LISTS.includes(kind)) return []
  return kind === 'point' ? false : ''
}

/** What travels of it: of the entries that are asked for, those that hold something. */
export function argsOf({ fields }: ActionForm, values: Values, about: About): Args {
  const asked = fields.filter(field => isAsked(field, values, about))
  return Object.assign({}, ...asked.map(field => argOf(field, values[field.name]))) as Args
}

function argOf(field: Field, value: unknown): Args {
  const { name } = field
  switch (field.kind) {
    case 'deliveries':
      return toDeliveries(listOf<Delivery>(value))
    case 'units':
      return { [name]: listOf<ChosenUnit>(value).map(unit => (field.hasLead ? withoutName(unit) : unit.orgId)) }
    case 'unit':
      return oneUnit(name, listOf<ChosenUnit>(value)[0])
    case 'files':
      return { [name]: listOf<ChosenFile>(value).map(({ id }) => id) }
    case 'file':
      return oneFile(name, listOf<ChosenFile>(value)[0])
    case 'eachPetition':
      return { [name]: listOf<PetitionLine>(value).map(line => ({ ...line, text: line.text.trim() })) }
    case 'number':
      return { [name]: Number(value) }
    case 'words':
    case 'line':
    case 'documentNo':
      return { [name]: textOf(value).trim() }
    case 'day':
      return value ? { [name]: value } : {}
    default:
      return { [name]: value }
  }
}

const withoutName = ({ orgId, isLead, accessList }: ChosenUnit) => ({ orgId, isLead, ...letKnow(accessList) })

const oneUnit = (name: string, unit: ChosenUnit | undefined) => ({
  [name]: unit?.orgId ?? '',
  ...letKnow(unit?.accessList),
})

const letKnow = (accessList: readonly string[] = []) => (accessList.length > 0 ? { accessList } : {})

const oneFile = (name: string, file: ChosenFile | undefined): Args => (file ? { [name]: file.id } : {})

/** What a form held when it was submitted, to go on with it. `names`: of organisations and files by their ids. */
export function valuesFrom(form: ActionForm, args: Values, names: Readonly<Record<string, string>>): Values {
  const known = form.fields.filter(({ name, kind }) => name in args && kind !== 'deliveries')
  return Object.fromEntries(known.map(field => [field.name, heldOf(field, args[field.name], names)]))
}

function heldOf(field: Field, arg: unknown, names: Readonly<Record<string, string>>): unknown {
  const nameOf = (id: string) => names[id] ?? id
  const unit = (orgId: string, isLead = false, accessList: readonly string[] = []): ChosenUnit => ({
    orgId,
    name: nameOf(orgId),
    isLead,
    ...letKnow(accessList),
  })
  if (field.kind === 'units') {
    return listOf<ChosenUnit | string>(arg).map(each =>
      typeof each === 'string' ? unit(each) : unit(each.orgId, each.isLead, each.accessList),
    )
  }
  if (field.kind === 'unit') return textOf(arg) ? [unit(textOf(arg))] : []
  if (field.kind === 'files' || field.kind === 'file') {
    const ids = typeof arg === 'string' ? [arg].filter(Boolean) : listOf<string>(arg)
    return ids.map((id): ChosenFile => ({ id, name: nameOf(id) }))
  }
  return arg
}
