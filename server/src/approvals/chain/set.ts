import { z } from 'zod'
import { findOrganisationIds } from '../../people/organisations/by-code'
import { BY_COMMAND, type Given, reasonOf } from '../../platform/audit/given'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { configuredChain } from './configured'

/** Whose agreement a subject needs, for all petition departments (bureau), all others (unit), or one organisation. */
const Chain = z.strictObject({
  for: z.string().min(1),
  subject: z.string(),
  /** Null: what holds for all of its kind again, or what was delivered. */
  chain: z.array(z.strictObject({ role: z.string(), within: z.enum(['dept', 'org']) })).nullable(),
})
type Chain = z.output<typeof Chain>

const KINDS = ['bureau', 'unit']

/** What a province knows of that a chain may name. */
interface Known {
  readonly provinceCode: string
  readonly subjects: readonly string[]
}

/**
 * Sets chains for a province, all of a list or none; one that is empty needs nobody's agreement. What waits already
 * goes on as it was submitted. Throws, telling what is wrong; answers how many were set.
 */
export async function setChains(
  db: Db,
  { provinceCode, subjects }: Known,
  list: unknown,
  given: Given = BY_COMMAND,
): Promise<number> {
  const chains = Chain.array().parse(list)
  const ids = await findOrganisationIds(
    db,
    chains.flatMap(({ for: to }) => (KINDS.includes(to) ? [] : [to])),
  )
  await refuseUnknown(db, chains, subjects)
  for (const { for: to, subject, chain } of chains) {
    const row = { province_code: provinceCode, set_for: ids.get(to) ?? to, subject_type: subject }
    const was = await findChain(db, row)
    await putChain(db, row, chain)
    const audited = { action: 'setChain', objectType: 'approvalChain', objectId: `${to} ${subject}` }
    await recordSetting(db, { ...audited, was, is: { nodes: chain, ...reasonOf(given) } }, given.by)
  }
  return chains.length
}

interface Row {
  readonly province_code: string
  readonly set_for: string
  readonly subject_type: string
}

async function putChain(db: Db, row: Row, chain: Chain['chain']): Promise<void> {
  if (chain === null) {
    const own = db.deleteFrom('approval_chain').where('province_code', '=', row.province_code)
    await own.where('set_for', '=', row.set_for).where('subject_type', '=', row.subject_type).execute()
    return
  }
  const nodes = JSON.stringify(chain)
  await db
    .insertInto('approval_chain')
    .values({ ...row, nodes })
    .onConflict(known => known.columns(['province_code', 'set_for', 'subject_type']).doUpdateSet({ nodes }))
    .execute()
}

const findChain = (db: Db, row: Row) =>
  db
    .selectFrom('approval_chain')
    .where('province_code', '=', row.province_code)
    .where('set_for', '=', row.set_for)
    .where('subject_type', '=', row.subject_type)
    .select('nodes')
    .executeTakeFirst()

async function refuseUnknown(db: Db, chains: readonly Chain[], subjects: readonly string[]): Promise<void> {
  const roles = await db.selectFrom('role').select('role_code').execute()
  const known = new Set(roles.map(({ role_code }) => role_code))
  for (const { subject, chain } of chains) {
    if (!subjects.includes(subject))
      throw new Error(`There is no subject ${subject}. There are: ${subjects.join(', ')}`)
    const role = chain?.find(node => !known.has(node.role))
    if (role) throw new Error(`There is no role ${role.role}`)
  }
}

/** The chains that hold for an organisation, by subject, as roles in their order. */
export async function tellChains(db: Db, { provinceCode, subjects }: Known, code: string): Promise<string[]> {
  const orgId = (await findOrganisationIds(db, [code])).get(code) ?? ''
  const lines: string[] = []
  for (const subjectType of subjects) {
    const nodes = await configuredChain(db, { provinceCode, orgId, subjectType })
    lines.push(`${subjectType}: ${nodes.map(({ role, within }) => `${role} (${within})`).join(', ') || 'nobody'}`)
  }
  return lines
}
