/** Workspaces that are for those who build the portal. */
const FOR_BUILDERS = /^@portal\/(bench|e2e|example-.*|proofs|tooling)@/

/**
 * What of a bill of materials (CycloneDX, of the whole repository) goes to offices: the packages that the server and the
 * browsers' workspaces lead to, and those that were installed beside them.
 * @param {Bill} bill
 * @param {readonly string[]} installed as `pg@8.23.0`
 * @returns {Bill}
 *
 * @typedef {{ components: { 'bom-ref': string }[], dependencies: { ref: string, dependsOn: string[] }[] }} Bill
 */
export function shippedOf(bill, installed) {
  const leads = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const refs = [...leads.keys()]
  const shipped = new Set([...refs.filter(isShipped), ...refs.filter(ref => installed.includes(nameOf(ref)))])
  for (const ref of shipped) for (const next of leads.get(ref) ?? []) shipped.add(next)
  return {
    ...bill,
    components: bill.components.filter(component => shipped.has(component['bom-ref'])),
    dependencies: bill.dependencies.filter(({ ref }) => shipped.has(ref)),
  }
}

const isShipped = (/** @type {string} */ ref) => ref.startsWith('@portal/') && !FOR_BUILDERS.test(ref)

/** The same version in two places has a reference with more behind it. @param {string} ref */
const nameOf = ref => ref.replace(/\|.*$/, '')
