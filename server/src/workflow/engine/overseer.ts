import type { Situation } from './action'

/** Whether the caller's organisation registered the petition, or watches one that handles it. */
export const oversees = ({ file: { petition, steps }, caller: { orgId } }: Omit<Situation, 'step'>): boolean =>
  petition.register_org_id === orgId || steps.some(({ watcherId }) => watcherId === orgId)

/** Why whoever does neither cannot do what is theirs to do. */
export const unlessOverseer = (situation: Situation): string | undefined =>
  oversees(situation) ? undefined : '只有登记单位或监督单位可以进行此项操作'
