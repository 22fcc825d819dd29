import { type ExtraField, ruleOf } from '@portal/shared-lib/contract/rules/extra-fields'
import { type FieldRule, missingText } from '@portal/shared-lib/contract/rules/field'
import { PERSON_FIELDS, PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'
import { isChoosable, isRegionToday } from '../../platform/tables/valid'
import { refuseAt } from './refuse'
import type { Registration } from './registration'

/** A value that a table must hold. */
interface Named {
  readonly rule: FieldRule
  /** `persons.0.crowdGroup`. */
  readonly field: string
  readonly value: string
}

/** Refuses codes, regions and organisations that no table has. */
export async function checkCodes(
  db: Db,
  registration: Registration,
  extraFields: readonly ExtraField[],
): Promise<void> {
  const named = namedIn(registration, extraFields)
  refuseUnknown(named, ({ table }) => table !== undefined, await knownCodes(db, named))
  refuseUnknown(named, ({ kind }) => kind === 'region', await knownRegions(db, named))
  refuseUnknown(named, ({ kind }) => kind === 'id', await knownOrganisations(db, named))
}

const namedIn = (registration: Registration, extraFields: readonly ExtraField[]): Named[] => [
  ...valuesOf(PETITION_FIELDS, registration),
  ...registration.persons.flatMap((person, at) => valuesOf(PERSON_FIELDS, person, `persons.${at}.`)),
  ...valuesOf(Object.fromEntries(extraFields.map(one => [one.name, ruleOf(one)])), registration.extra, 'extra.'),
]

const valuesOf = (rules: Readonly<Record<string, FieldRule>>, values: object, above = ''): Named[] =>
  Object.entries(rules)
    .filter(([, { table, kind }]) => table !== undefined || kind === 'region' || kind === 'id')
    .flatMap(([name, rule]) =>
      [Reflect.get(values, name)].flat().map(value => ({ rule, field: `${above}${name}`, value: String(value ?? '') })),
    )
    .filter(({ value }) => value !== '')

/** Keyed by table and code. */
async function knownCodes(db: Db, named: readonly Named[]): Promise<ReadonlySet<string>> {
  const coded = named.filter(({ rule }) => rule.table !== undefined)
  const tables = coded.flatMap(({ rule }) => rule.table ?? [])
  if (tables.length === 0) return new Set()
  const rows = await db
    .selectFrom('code_item')
    .where('table_name', 'in', tables)
    .where('code_id', 'in', valuesIn(coded))
    .where(isChoosable())
    .select(['table_name', 'code_id'])
    .modifyFront(KEPT)
    .execute()
  return new Set(rows.map(({ table_name, code_id }) => keyOf(code_id, table_name)))
}

async function knownRegions(db: Db, named: readonly Named[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('region')
    .where('region_code', 'in', [...valuesIn(named.filter(({ rule }) => rule.kind === 'region')), ''])
    .where(isRegionToday())
    .select('region_code')
    .modifyFront(KEPT)
    .execute()
  return new Set(rows.map(({ region_code }) => keyOf(region_code)))
}

async function knownOrganisations(db: Db, named: readonly Named[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('organisation')
    .where('id', 'in', [...valuesIn(named.filter(({ rule }) => rule.kind === 'id')), ''])
    .select('id')
    .modifyFront(KEPT)
    .execute()
  return new Set(rows.map(({ id }) => keyOf(id)))
}

function refuseUnknown(named: readonly Named[], meant: (rule: FieldRule) => boolean, known: ReadonlySet<string>) {
  const unknown = named.find(({ rule, value }) => meant(rule) && !known.has(keyOf(value, rule.table)))
  if (unknown) refuseAt(unknown.field, unknown.rule.unknown ?? missingText(unknown.rule))
}

const valuesIn = (named: readonly Named[]): string[] => named.map(({ value }) => value)
const keyOf = (value: string, table = ''): string => `${table}\n${value}`
