import { type Field, listOf, type PetitionLine, textOf } from '../form'
import { CodeName } from './code-name'

interface SaidProps {
  readonly field: Field
  readonly arg: unknown
  readonly names: Readonly<Record<string, string>>
}

/** What an entry says, in words. */
export function Said({ field, arg, names }: SaidProps) {
  const nameOf = (id: string) => names[id] ?? id
  switch (field.kind) {
    case 'code':
      return <CodeName table={field.table} code={textOf(arg)} />
    case 'codes':
      return listOf<string>(arg).map((code, at) => (
        <span key={code}>
          {at > 0 && '、'}
          <CodeName table={field.table} code={code} />
        </span>
      ))
    case 'choice':
      return field.options.find(([value]) => value === arg)?.[1] ?? textOf(arg)
    case 'point':
      return arg === true ? '是' : '否'
    case 'number':
      return `${String(arg)}${field.unit}`
    case 'unit':
      return nameOf(textOf(arg))
    case 'units':
      return unitsSaid(arg, nameOf)
    case 'files':
    case 'file':
      return (typeof arg === 'string' ? [arg] : listOf<string>(arg)).map(nameOf).join('、')
    case 'names':
      return listOf<string>(arg).join('、')
    case 'answers':
      return listOf<{ no: number; text: string }>(arg)
        .map(({ no, text }) => `第${no}项：${text}`)
        .join('\n')
    case 'eachPetition':
      return listOf<PetitionLine>(arg)
        .map(({ petitionNo, text }) => `${petitionNo}：${text}`)
        .join('\n')
    case 'persons':
      return `${listOf(arg).length}人`
    default:
      return textOf(arg)
  }
}

interface Receiver {
  readonly orgId: string
  readonly isLead: boolean
  readonly accessList?: readonly string[]
}

function unitsSaid(arg: unknown, nameOf: (id: string) => string): string {
  const units = listOf<Receiver | string>(arg)
  const said = (unit: Receiver | string) =>
    typeof unit === 'string'
      ? nameOf(unit)
      : `${nameOf(unit.orgId)}${unit.isLead ? '（主办）' : '（协办）'}${letKnow(unit)}`
  return units.map(said).join('、')
}

const letKnow = ({ accessList = [] }: Receiver): string =>
  accessList.length > 0 ? `（增加知悉人员${accessList.length}人）` : ''
