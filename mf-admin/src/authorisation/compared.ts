import { csvOf } from '@portal/shared-lib'
import type { RightsMatrixAnswer } from '@portal/shared-lib/contract/calls/authorisation'

export type Matrix = RightsMatrixAnswer
export type Role = Matrix['roles'][number]
export type Node = Matrix['nodes'][number]

/** How a role stands to a permission, beside what was delivered. */
export type Standing = 'has' | 'added' | 'taken' | 'lacks'

export function standingOf({ roles, delivered }: Node, roleCode: string): Standing {
  const wasDelivered = delivered.includes(roleCode)
  if (roles.includes(roleCode)) return wasDelivered ? 'has' : 'added'
  return wasDelivered ? 'taken' : 'lacks'
}

export const STANDING_NAMES: Readonly<Record<Standing, string>> = {
  has: '有',
  added: '有（新增）',
  taken: '无（已收回）',
  lacks: '无',
}

export const differs = (node: Node, roles: readonly Role[]): boolean =>
  roles.some(({ roleCode }) => ['added', 'taken'].includes(standingOf(node, roleCode)))

/** The matrix as a file for table programs. */
export function matrixFile({ roles, nodes }: Pick<Matrix, 'roles' | 'nodes'>): string {
  const heading = ['权限', '编码', ...roles.map(({ roleCode, roleName }) => `${roleCode} ${roleName}`)]
  const rows = nodes
    .filter(({ kind }) => kind !== 'block')
    .map(node => [
      `${'　'.repeat(node.depth - 1)}${node.name}`,
      node.nodeId,
      ...roles.map(({ roleCode }) => STANDING_NAMES[standingOf(node, roleCode)]),
    ])
  return csvOf([heading, ...rows])
}
