import type * as accounts from '@portal/shared-lib/contract/accounts'
import type * as authorisation from '@portal/shared-lib/contract/authorisation'
import type * as organisations from '@portal/shared-lib/contract/organisation-admin'
import type * as rightsReviews from '@portal/shared-lib/contract/rights-reviews'
import type * as scopes from '@portal/shared-lib/contract/scopes'
import { ACCOUNTS as ACCOUNTS_OF_CAST, ROLES } from './cast.ts'

/** What a sequence may name: read anew before each call, so that most calls name what there is. */
export interface World {
  readonly people: readonly string[]
  readonly posts: readonly string[]
  readonly organisations: readonly string[]
  /** Of the organisations, as their form is sent. */
  readonly forms: readonly Readonly<Record<string, string | null>>[]
  readonly departments: readonly string[]
  readonly nodes: readonly string[]
  readonly roleProposals: readonly string[]
  readonly permissionProposals: readonly string[]
  readonly delegations: readonly string[]
  /** Rows of reviews that nobody has signed, as `7 12`. */
  readonly reviewRows: readonly string[]
  /** Reviews of the organisations that the auditor has not signed. */
  readonly reviews: readonly string[]
}

export interface Made {
  readonly path: string
  readonly args: Readonly<Record<string, unknown>>
}

export type Draw = (below: number) => number
type Make = (world: World, draw: Draw) => Made

const one = <T>(some: readonly T[], draw: Draw): T | '' => some[draw(some.length || 1)] ?? ''
const some = <T>(from: readonly T[], draw: Draw): T[] => from.filter(() => draw(3) === 0)
const upTo = <T>(from: readonly T[], most: number, draw: Draw): T[] =>
  Array.from({ length: 1 + draw(most) }, () => from[draw(from.length || 1)]).filter(each => each !== undefined)
const HOME = '/home/index'

const DELEGATED_DAYS = 5
const DAY_MS = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const ofPerson =
  (path: string): Make =>
  ({ people }, draw) => ({ path, args: { personId: one(people, draw) } })
const reading =
  (path: string): Make =>
  () => ({ path, args: {} })

function newAccount(draw: Draw) {
  const number = draw(100_000_000)
  return {
    account: `p${number}`,
    userName: `拟${number}`,
    telephone: `139${String(number).padStart(8, '0')}`,
    phoneNum: '',
  }
}

const ACCOUNTS: Readonly<Record<keyof typeof accounts, Make>> = {
  managedAccounts: reading('api/accounts/list'),
  managedAccount: ofPerson('api/accounts/get'),
  accountChoices: reading('api/accounts/choices'),
  createAccount: ({ organisations, departments }, draw) => ({
    path: 'api/accounts/create',
    args: {
      ...newAccount(draw),
      orgId: one(organisations, draw),
      deptId: one(departments, draw),
      positionName: '科员',
    },
  }),
  updateAccount: ({ people }, draw) => ({
    path: 'api/accounts/update',
    args: { ...newAccount(draw), personId: one(people, draw) },
  }),
  savePost: ({ people, posts, organisations, departments }, draw) => ({
    path: 'api/accounts/savePost',
    args: {
      personId: one(people, draw),
      postId: draw(2) ? '' : one(posts, draw),
      orgId: one(organisations, draw),
      deptId: one(departments, draw),
      positionName: '',
    },
  }),
  removePost: ({ posts }, draw) => ({ path: 'api/accounts/removePost', args: { postId: one(posts, draw) } }),
  askPasswordReset: ofPerson('api/accounts/askReset'),
  closeAccount: ofPerson('api/accounts/close'),
  reopenAccount: ofPerson('api/accounts/reopen'),
  signOutAccount: ofPerson('api/accounts/signOut'),
  unlockAccount: ofPerson('api/accounts/unlock'),
  wakeAccount: ofPerson('api/accounts/wake'),
  untieAccount: ({ people }, draw) => ({
    path: 'api/accounts/untie',
    args: { personId: one(people, draw), provider: 'gov', reason: '试' },
  }),
  setRoles: ({ posts }, draw) => ({
    path: 'api/accounts/setRoles',
    args: { postId: one(posts, draw), roles: draw(2) ? [one(ROLES, draw)] : some(ROLES, draw), homePath: HOME },
  }),
  agreeRoles: ({ roleProposals }, draw) => ({
    path: 'api/accounts/agreeRoles',
    args: { ids: upTo(roleProposals, 2, draw) },
  }),
  issuePassword: ofPerson('api/accounts/issuePassword'),
  checkImport: (_, draw) => ({ path: 'api/accounts/checkImport', args: { rows: [newAccount(draw)] } }),
  importAccounts: (_, draw) => ({ path: 'api/accounts/import', args: { rows: [newAccount(draw)] } }),
  activateAccounts: ({ people }, draw) => ({
    path: 'api/accounts/activate',
    args: { personIds: upTo(people, 2, draw) },
  }),
}

const change =
  (path: string): Make =>
  ({ nodes }, draw) => ({
    path,
    args: {
      roleCode: one(ROLES, draw),
      give: draw(2) ? upTo(nodes, 3, draw) : [],
      take: draw(2) ? upTo(nodes, 2, draw) : [],
      reason: '试',
    },
  })
const deciding =
  (path: string): Make =>
  ({ permissionProposals }, draw) => ({ path, args: { ids: upTo(permissionProposals, 3, draw) } })

const ofDelegation =
  (path: string): Make =>
  ({ delegations }, draw) => ({ path, args: { id: one(delegations, draw) } })

const AUTHORISATION: Readonly<Record<keyof typeof authorisation, Make>> = {
  rightsMatrix: reading('api/rights/matrix'),
  previewRights: change('api/rights/preview'),
  changeRights: change('api/rights/change'),
  agreeRights: deciding('api/rights/agree'),
  declineRights: deciding('api/rights/decline'),
  postDelegations: reading('api/rights/delegations'),
  delegatePost: (_, draw) => ({
    path: 'api/rights/delegate',
    args: {
      fromAccount: one(ACCOUNTS_OF_CAST, draw),
      toAccount: one(ACCOUNTS_OF_CAST, draw),
      from: dayFromNow(0),
      until: dayFromNow(DELEGATED_DAYS),
      reason: '试',
    },
  }),
  agreeDelegation: ofDelegation('api/rights/agreeDelegation'),
  endDelegation: ofDelegation('api/rights/endDelegation'),
  whoSees: () => ({ path: 'api/rights/whoSees', args: { xfjbh: 'LX' } }),
}

const SCOPES_DRAWN = ['SELF', 'DEPT', 'ORG', 'ORG_TREE', 'LIST', 'REGION_TREE', '']
const ofScope =
  (path: string): Make =>
  ({ posts, organisations }, draw) => {
    const scope = one(SCOPES_DRAWN, draw)
    const orgIds = scope === 'LIST' ? upTo(organisations, 2, draw) : []
    return { path, args: { postId: one(posts, draw), roleCode: one(ROLES, draw), scope, orgIds, reason: '试' } }
  }

const SCOPES: Readonly<Record<keyof typeof scopes, Make>> = {
  postScopes: reading('api/scopes/list'),
  previewScope: ofScope('api/scopes/preview'),
  proposeScope: ofScope('api/scopes/propose'),
  declineRoles: ({ roleProposals }, draw) => ({
    path: 'api/scopes/decline',
    args: { ids: upTo(roleProposals, 2, draw) },
  }),
}

const ofReview =
  (path: string, more: (draw: Draw) => object = () => ({})): Make =>
  ({ reviewRows }, draw) => {
    const [id = '', no = ''] = one(reviewRows, draw).split(' ')
    return { path, args: { id, nos: [Number(no)], ...more(draw) } }
  }

/** Of the whole of one. */
const ofWhole =
  (path: string, more: object = {}): Make =>
  ({ reviews }, draw) => ({ path, args: { id: one(reviews, draw), ...more } })

const REVIEWS: Readonly<Record<keyof typeof rightsReviews, Make>> = {
  rightsReviews: reading('api/rightsReviews/list'),
  rightsReview: ofWhole('api/rightsReviews/get'),
  decideRights: ofReview('api/rightsReviews/decide', draw => ({
    decision: draw(3) ? 'remove' : 'keep',
    reason: '试',
  })),
  agreeRemoval: ofReview('api/rightsReviews/agree'),
  declineRemoval: ofReview('api/rightsReviews/decline'),
  signReview: ofWhole('api/rightsReviews/sign'),
  returnReview: ofWhole('api/rightsReviews/return', { reason: '试' }),
}

const ofOrganisation =
  (path: string, more: (world: World, draw: Draw) => object = () => ({})): Make =>
  (world, draw) => ({ path, args: { id: one(world.organisations, draw), ...more(world, draw) } })

const ofMerge = (path: string, more: object = {}): Make =>
  ofOrganisation(path, ({ organisations }, draw) => ({ intoId: one(organisations, draw), ...more }))

const ofTable =
  (path: string): Make =>
  ({ organisations }, draw) => ({
    path,
    args: {
      table: 'departments',
      rows: [
        ['机构代码', '部门名称', '排序'],
        [one(organisations, draw), `处${draw(1000)}`, String(draw(10))],
      ],
    },
  })

const ORGANISATIONS: Readonly<Record<keyof typeof organisations, Make>> = {
  managedOrganisations: reading('api/organisations/list'),
  organisationParts: ofOrganisation('api/organisations/parts'),
  closeOrganisation: ofOrganisation('api/organisations/close'),
  reopenOrganisation: ofOrganisation('api/organisations/reopen'),
  previewMerge: ofMerge('api/organisations/previewMerge'),
  mergeOrganisation: ofMerge('api/organisations/merge', { reason: '机构改革' }),
  setOrganisationAccess: ofOrganisation('api/organisations/setAccess', (_, draw) => ({ hasAccess: String(draw(2)) })),
  saveDepartment: ofOrganisation('api/organisations/saveDepartment', (_, draw) => ({ deptName: `处${draw(1000)}` })),
  removeDepartment: ofOrganisation('api/organisations/removeDepartment', ({ departments }, draw) => ({
    deptId: one(departments, draw),
  })),
  checkTable: ofTable('api/organisations/checkImport'),
  importTable: ofTable('api/organisations/import'),
}

/** Another superior, or none. */
const updateOrganisation: Make = ({ forms, organisations }, draw) => ({
  path: 'api/orgController/updateOrg',
  args: { data: { ...forms[draw(forms.length || 1)], parent1Id: one(organisations, draw) } },
})

const ALL = [ACCOUNTS, AUTHORISATION, ORGANISATIONS, SCOPES, REVIEWS].flatMap(some => Object.values(some))
/** Rights change by few of the calls, so three of four calls are these. */
const OFTEN = [
  ...[ACCOUNTS.setRoles, ACCOUNTS.agreeRoles, ACCOUNTS.agreeRoles, ACCOUNTS.askPasswordReset, ACCOUNTS.closeAccount],
  ...[ACCOUNTS.activateAccounts, AUTHORISATION.changeRights, AUTHORISATION.agreeRights, AUTHORISATION.agreeRights],
  ...[AUTHORISATION.delegatePost, AUTHORISATION.agreeDelegation],
  ...[ACCOUNTS.setRoles, ACCOUNTS.agreeRoles],
  ...[SCOPES.proposeScope, SCOPES.proposeScope, ACCOUNTS.reopenAccount, ACCOUNTS.reopenAccount, ACCOUNTS.savePost],
  ...[updateOrganisation, updateOrganisation, updateOrganisation],
  ...[REVIEWS.decideRights, REVIEWS.decideRights, REVIEWS.agreeRemoval, REVIEWS.agreeRemoval],
  ...[REVIEWS.signReview, REVIEWS.signReview, REVIEWS.returnReview],
]

/** Some call of the administration. */
export function drawCall(world: World, draw: Draw): Made {
  const from = draw(4) === 0 ? ALL : OFTEN
  const make = from[draw(from.length)] ?? reading('api/rights/matrix')
  return make(world, draw)
}
