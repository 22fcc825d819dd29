import type {
  ActionDescription,
  ActionField,
  Codes,
  Values,
} from '@portal/shared-lib/contract/rules/actions/description'
import { codesOf, fits } from '../described.ts'
import type { Draws } from './draws.ts'

/** What arguments are drawn from. */
export interface Supply {
  draws: Draws
  /** Org ids to which a petition may be handed over, or not. */
  orgIds: readonly string[]
  /** Those of a code table that can be chosen. */
  codes: (table: string) => readonly string[]
  /** File id of a file that the actor has just uploaded. */
  fileId: string
  /** Number of another petition. */
  otherNo: string
  /** Numbers of the petitions that hang on its topic. */
  onTopic: readonly string[]
}

export type Args = Record<string, unknown>

const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000
/** Days from today. */
const LONGEST = 40
const MOST_UNITS = 2
export const REASON = '经核实确有必要，按照规定程序办理。'

/** Day at +08:00, so many days from today. */
export const day = (ahead: number) => new Date(Date.now() + CHINA_MS + ahead * DAY_MS).toISOString().slice(0, 10)

const delivered = () => [{ xh: 1, sdfs: '0', sdrq: day(0), sdr: '沈丁兰' }]

/** One of a table's codes, of those that fit. */
export const code = ({ draws, codes }: Supply, table: string, fitting?: Codes) =>
  draws.pick(codes(table).filter(one => fits(fitting, one)))

/** Whether an entry must be filled in, by what else is. */
const isAsked = ({ text, when }: ActionField, values: Values) =>
  text !== undefined && (when === undefined || when(values))

/** Whether a file has to be uploaded for it. */
export const takesFile = ({ fields }: ActionDescription) =>
  Object.values(fields).some(({ kind, text }) => text !== undefined && (kind === 'file' || kind === 'files'))

/** The entries of an action that must be filled in, in the words of the wire, as its form takes them. */
export function drawn({ fields }: ActionDescription, supply: Supply): Args {
  const values: Record<string, unknown> = {}
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    if (!isAsked(field, values)) return []
    values[name] = entry(field, values, supply)
    return [[field.wire, values[name]] as const]
  })
  return Object.fromEntries(entries)
}

function entry(field: ActionField, values: Values, supply: Supply): unknown {
  const { draws, fileId, otherNo } = supply
  switch (field.kind) {
    case 'words':
    case 'line':
      return REASON.slice(0, field.max)
    case 'documentNo':
      return ''
    case 'names':
      return ['沈丁兰', '韩戊竹'].slice(0, field.most)
    case 'code':
      return code(supply, field.table, codesOf(field, values))
    case 'codes':
      return [code(supply, field.table, field.codes)]
    case 'choice':
      return draws.pick(field.options)[0]
    case 'point':
      return true
    case 'day':
      return field.until === 'today' ? day(0) : day(2 + draws.below(LONGEST))
    case 'number':
      return field.min + draws.below(field.max - field.min + 1)
    case 'units':
      return units(field.hasLead, supply)
    case 'unit':
      return draws.pick(supply.orgIds)
    case 'file':
      return fileId
    case 'files':
      return [fileId]
    case 'petition':
      return otherNo
    case 'persons':
      return [1]
    case 'answers':
      return []
    case 'deliveries':
      return delivered()
    case 'eachPetition':
      return supply.onTopic.map(xfjbh => ({ xfjbh, text: REASON }))
  }
}

function units(hasLead: boolean, { draws, orgIds }: Supply) {
  const count = hasLead && draws.chance(30) ? MOST_UNITS : 1
  const chosen = [...new Set(Array.from({ length: count }, () => draws.pick(orgIds)))]
  return hasLead ? chosen.map((orgId, at) => ({ orgId, zbbz: at === 0 })) : chosen
}
