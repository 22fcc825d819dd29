import type { Caller } from '../../platform/caller'

/** Page of those who manage organisations. */
export const MANAGE_ORGANISATIONS = 'sys/organisation'

const manages = ({ permissions }: Caller) => permissions.has(MANAGE_ORGANISATIONS)

export const maySee = (caller: Caller, organisationId: string) => manages(caller) || organisationId === caller.orgId

export const maySeeRegion = (caller: Caller, regionCode: string) => manages(caller) || regionCode === caller.regionCode

/** The members of an organisation complete it themselves as long as it has no superior. */
export const mayChange = (caller: Caller, organisation: { id: string; parent1Id: string | null }) =>
  manages(caller) || (organisation.id === caller.orgId && organisation.parent1Id === null)
