import type { Scope } from '../../platform/scopes'

/** Scopes of the roles that reach more or less than their own organisation. */
const OTHERWISE: Readonly<Record<string, Scope>> = {
  R02: 'DEPT',
  R07: 'REGION_TREE',
  R08: 'REGION_TREE',
  R09: 'REGION_TREE',
  R10: 'REGION_TREE',
  R11: 'DEPT',
  R15: 'ORG_TREE',
  R17: 'SELF',
  R18: 'SELF',
}

export const scopeOf = (role: string): Scope => OTHERWISE[role] ?? 'ORG'
