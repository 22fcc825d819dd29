import { saveCsv, useCan } from '@portal/shared-lib'
import { RIGHTS_PERMISSIONS } from '@portal/shared-lib/contract/rules/authorisation'
import { Button } from '@portal/shared-lib/page'
import { useMemo, useState } from 'react'
import admin from '../admin.module.css'
import styles from './authorisation.module.css'
import { ChangeDialog } from './change-dialog'
import { differs, type Matrix, matrixFile, type Node, type Role, STANDING_NAMES, standingOf } from './compared'

const MARKS = { has: '✓', added: '✓ 增', taken: '收', lacks: '' } as const

/** Roles by permissions, with what differs from what was delivered. A role's name opens what may be changed of it. */
export function MatrixTab({ matrix }: { readonly matrix: Matrix }) {
  const { roles, nodes } = matrix
  const [sought, seek] = useState('')
  const [isChangedOnly, showChanged] = useState(false)
  const [opened, open] = useState<Role>()
  const shown = useMemo(
    () =>
      nodes.filter(node => (!isChangedOnly || differs(node, roles)) && (sought === '' || node.name.includes(sought))),
    [nodes, roles, isChangedOnly, sought],
  )
  return (
    <div className={admin.list}>
      <div className={styles.tools}>
        <label>
          查找权限 <input value={sought} maxLength={30} onChange={({ target }) => seek(target.value)} />
        </label>
        <label>
          <input type="checkbox" checked={isChangedOnly} onChange={({ target }) => showChanged(target.checked)} />{' '}
          只看与初始设置不同的
        </label>
        <span className={styles.legend}>✓ 有　✓ 增 后来授予　收 已收回</span>
        <Button onClick={() => saveCsv('角色权限表.csv', matrixFile(matrix))}>导出CSV</Button>
      </div>
      <Grid roles={roles} nodes={shown} onOpen={open} />
      {opened && <ChangeDialog matrix={matrix} role={opened} onClose={() => open(undefined)} />}
    </div>
  )
}

interface GridProps {
  readonly roles: readonly Role[]
  readonly nodes: readonly Node[]
  readonly onOpen: (role: Role) => void
}

function Grid({ roles, nodes, onOpen }: GridProps) {
  const mayChange = useCan(RIGHTS_PERMISSIONS.change)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={styles.scroll} aria-label="角色权限表" tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">权限</th>
            {roles.map(role => (
              <th key={role.roleCode} scope="col">
                {mayChange && role.isFixed === '0' ? (
                  <button type="button" className={admin.rowAction} title="变更权限" onClick={() => onOpen(role)}>
                    {role.roleName}
                  </button>
                ) : (
                  role.roleName
                )}
                <small>{role.people}人</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodes.map(node => (
            <tr key={node.nodeId} className={node.kind === 'block' ? styles.block : undefined}>
              <th scope="row" style={{ paddingInlineStart: 8 + node.depth * 14 }}>
                {node.name}
              </th>
              {roles.map(({ roleCode }) => {
                const standing = standingOf(node, roleCode)
                return (
                  <td key={roleCode} data-standing={standing} title={STANDING_NAMES[standing]}>
                    {MARKS[standing]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {nodes.length === 0 && <p>没有符合条件的权限</p>}
    </section>
  )
}
