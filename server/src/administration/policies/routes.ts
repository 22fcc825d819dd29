import * as contract from '@portal/shared-lib/contract/policies'
import { POLICY_PERMISSIONS } from '@portal/shared-lib/contract/rules/policies'
import { SECRECY_PERMISSION } from '@portal/shared-lib/contract/rules/secrecy'
import { authorOf } from '../../platform/audit/author'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { previewOfChain, readChains, setByOfficer as setChain } from './chains'
import { previewOfDistribution, readDistribution, setByOfficer as setDistribution } from './distribution'
import { policyPast } from './history'
import { listUrging, previewOfUrging, setByOfficer as setUrging } from './urging'

/** The system's officer (R91) and the security officer (R92) read all of it. */
const PAGE = ['sys/parameter']
const VALUES = [POLICY_PERMISSIONS.values]
const CHAINS = [POLICY_PERMISSIONS.chains]

export const routes: Route[] = [
  route(contract.chains, PAGE, ({ args, caller, db }) => readChains(db, caller.provinceCode, args.setFor)),
  route(contract.previewChain, CHAINS, ({ args, caller, db }) => previewOfChain(db, caller.provinceCode, args)),
  route(contract.setChain, CHAINS, async ask => {
    await setChain(ask.db, ask.caller.provinceCode, ask.args, authorOf(ask))
    return null
  }),
  route(contract.distribution, PAGE, ({ args, db }) => readDistribution(db, args.orgId)),
  route(contract.previewDistribution, VALUES, ({ args, caller, db }) =>
    previewOfDistribution(db, caller.provinceCode, args),
  ),
  route(contract.setDistribution, VALUES, async ask => {
    await setDistribution(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.urging, PAGE, async ({ db }) => ({ list: await listUrging(db) })),
  route(contract.previewUrging, VALUES, ({ args, caller, db }) => previewOfUrging(db, caller.provinceCode, args)),
  route(contract.setUrging, VALUES, async ask => {
    await setUrging(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.policyHistory, PAGE, async ({ args, caller, db }) => {
    const isSecret = args.kind === 'word' || args.kind === 'mask'
    if (isSecret && !caller.permissions.has(SECRECY_PERMISSION)) refuse('forbidden')
    return { list: await policyPast(db, args) }
  }),
]
