import type { Facts, Petition } from './facts.ts'
import type { Asker } from './people.ts'
import type { Told } from './prose.ts'

const OFFICERS = ['R91', 'R92', 'R93']
/** States of steps that were returned or recalled: nobody holds them any longer. */
const GONE = ['3', '10']

/**
 * Who may know of a petition and do what with it, after docs/workflow.md, sections 3, 11 and 13. Shares nothing with
 * the server.
 */
export function createOracle({ organisations, regions, buttons, pages, scopes }: Facts) {
  const above = (id: string, way: 'above' | 'lineAbove') => chain(id, each => organisations.get(each)?.[way] ?? null)
  const regionsOf = (region: string) => chain(region, each => regions.get(each) ?? null)
  const organisation = (id: string) => {
    const found = organisations.get(id)
    if (!found) throw new Error(`There is no organisation ${id}`)
    return found
  }

  /** Whether an organisation is in a scope. */
  const includes: Record<string, (seat: Asker['seat'], org: string) => boolean> = {
    ORG: (seat, org) => org === seat.org,
    ORG_TREE: (seat, org) => above(org, 'above').includes(seat.org),
    LINE_TREE: (seat, org) => above(org, 'lineAbove').includes(seat.org),
    REGION_TREE: (seat, org) => regionsOf(organisation(org).region).includes(organisation(seat.org).region),
    LIST: (seat, org) => seat.list.includes(org),
  }

  const inScope: Record<string, (seat: Asker['seat'], petition: Petition) => boolean> = {
    SELF: ({ id }, { registeredBy, steps }) =>
      registeredBy === id || steps.some(({ sentBy, handler }) => sentBy === id || handler === id),
    DEPT: ({ dept }, { registeredDept, steps, todos }) =>
      registeredDept === dept ||
      steps.some(({ fromDept, toDept }) => fromDept === dept || toDept === dept) ||
      todos.some(todo => todo.dept === dept),
    ORG: (seat, petition) =>
      byOrganisation('ORG')(seat, petition) ||
      // The petition department over a receiver is its watcher.
      petition.steps.some(({ toOrg }) => organisation(toOrg).watcher === seat.org),
    ORG_TREE: byOrganisation('ORG_TREE'),
    LINE_TREE: byOrganisation('LINE_TREE'),
    REGION_TREE: (seat, petition) =>
      byOrganisation('REGION_TREE')(seat, petition) ||
      (organisation(seat.org).isBureau && regionsOf(petition.region).includes(organisation(seat.org).region)),
    LIST: byOrganisation('LIST'),
  }

  function byOrganisation(scope: string): (seat: Asker['seat'], petition: Petition) => boolean {
    return (seat, { registeredOrg, steps, todos }) => {
      const concerned = [registeredOrg, ...todos.map(({ org }) => org)]
      const passed = steps.flatMap(({ fromOrg, toOrg, behalf }) => [fromOrg, toOrg, ...(behalf ? [behalf] : [])])
      return [...concerned, ...passed].some(org => includes[scope]?.(seat, org))
    }
  }

  const rolesOf = ({ seat }: Asker) => seat.roles.map(({ role }) => role)

  /** Officers never; the accused and those below never; of a walled one those on its list alone. */
  function mayBeTold({ person, seat }: Asker, { walled, accessList, accused }: Petition) {
    if (seat.roles.some(({ role }) => OFFICERS.includes(role))) return false
    if (accused && above(seat.org, 'above').includes(accused)) return false
    return !walled || accessList.includes(person)
  }

  const knows = (asker: Asker, petition: Petition) => mayBeTold(asker, petition) && reaches(asker, petition)

  /** Whether it lies in a scope, or one has something to do with it, whoever may be told of it. */
  function reaches(asker: Asker, petition: Petition) {
    if (petition.todos.some(({ person }) => person === asker.seat.id)) return true
    return scopesOf(asker).some(scope => inScope[scope]?.(asker.seat, petition))
  }

  const scopesOf = ({ seat }: Asker) => seat.roles.map(({ role, scope }) => scope ?? scopes.get(role) ?? '')
  const isOfficer = (asker: Asker) => rolesOf(asker).some(role => OFFICERS.includes(role))

  /** As whom an analyst counts: the whole region. */
  const countingAs = (asker: Asker): Asker => {
    const whole = { role: '', scope: 'REGION_TREE' }
    const { seat } = asker
    return holds(buttons)(asker, 'tj:region') ? { ...asker, seat: { ...seat, roles: [...seat.roles, whole] } } : asker
  }

  /** Whether it is one of those that a superior is told of in numbers alone, and nobody for whom the accused works. */
  const isBeyond = (asker: Asker, petition: Petition) =>
    !isOfficer(asker) &&
    scopesOf(asker).some(scope => ['REGION_TREE', 'ORG_TREE', 'LINE_TREE'].includes(scope)) &&
    reaches(asker, petition) &&
    (petition.walled || petition.accused !== null) &&
    !mayBeTold(asker, petition) &&
    !(petition.accused && above(asker.seat.org, 'above').includes(petition.accused))

  const holds = (granted: ReadonlyMap<string, ReadonlySet<string>>) => (asker: Asker, url: string) =>
    rolesOf(asker).some(role => granted.get(role)?.has(url))

  /** A button, and a role that section 13 names; without a button it is done by whoever has the to-do. */
  const isEntitled = (asker: Asker, { buttons: wanted, who }: Told) =>
    wanted.length === 0 ||
    (wanted.some(button => holds(buttons)(asker, button)) &&
      rolesOf(asker).some(role => who.some(({ roles }) => roles.includes(role))))

  const relations: Record<string, (org: string, petition: Petition) => boolean> = {
    registering: (org, { registeredOrg }) => registeredOrg === org,
    holder: (org, { steps }) =>
      steps.some(({ state, toOrg, behalf }) => !GONE.includes(state) && (behalf ?? toOrg) === org),
    sender: (org, { steps }) =>
      steps.some(({ isRoot, state, fromOrg }) => !isRoot && !GONE.includes(state) && fromOrg === org),
    watcher: (org, { steps }) => steps.some(({ toOrg }) => organisation(toOrg).watcher === org),
    any: () => true,
  }

  /**
   * Whether the asker's organisation stands to the petition as section 13 wants, and where no button is wanted, the
   * asker has something to do with it.
   */
  const isRelated = (asker: Asker, petition: Petition, { buttons: wanted, who }: Told) =>
    wanted.length === 0
      ? handles(asker, petition)
      : who.some(
          ({ roles, relations: wanted }) =>
            roles.some(role => rolesOf(asker).includes(role)) &&
            wanted.some(relation => relations[relation]?.(asker.seat.org, petition)),
        )

  /** Has an open to-do on it in the department, its own or nobody's: reads the personal data in full. */
  const handles = ({ seat }: Asker, { todos }: Petition) =>
    todos.some(({ open, dept, person }) => open && dept === seat.dept && (person === '' || person === seat.id))

  /** Whether an organisation is the asker's, is below it in either line, or is watched by it. */
  const isOver = ({ seat }: Asker, org: string) =>
    above(org, 'above').includes(seat.org) ||
    above(org, 'lineAbove').includes(seat.org) ||
    organisation(org).watcher === seat.org

  return {
    knows,
    isBeyond,
    countingAs,
    isOver,
    mayBeTold,
    isOfficer,
    isEntitled,
    isRelated,
    handles,
    holdsButton: holds(buttons),
    holdsPage: holds(pages),
  }
}

export type Oracle = ReturnType<typeof createOracle>

/** One and all above it. */
function chain(first: string, next: (id: string) => string | null): string[] {
  const found = [first]
  for (let id = next(first); id && !found.includes(id); id = next(id)) found.push(id)
  return found
}
