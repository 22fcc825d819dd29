import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { Button } from '@portal/shared-lib/page'
import styles from './accounts.module.css'
import { useDone } from './acts'
import { useAdminAgreeRolesMutation, useAdminDeclineRolesMutation } from './api'
import { scopeText } from './scopes'

type Proposal = ManagedAccountAnswer['posts'][number]['proposals'][number]

/** Roles and scopes of a post that wait: another officer agrees, or either gives them up. */
export function PostProposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const [agree] = useAdminAgreeRolesMutation()
  const [decline] = useAdminDeclineRolesMutation()
  const done = useDone()
  return proposals.map(proposal => {
    const { id, mayAgree } = proposal
    const args = { ids: [id] }
    const what = actOf(proposal)
    return (
      <p key={id} className={styles.proposal}>
        <span>{textOf(proposal)}</span>
        {mayAgree === '1' && (
          <Button
            aria-label={`同意${what}`}
            onClick={() => agree({ args }).then(done(proposal.isHeld === '1' ? '数据范围已变更' : '角色已授予'))}
          >
            同意
          </Button>
        )}
        <Button
          aria-label={`${mayAgree === '1' ? '不同意' : '撤回'}${what}`}
          onClick={() => decline({ args }).then(done('已不予办理'))}
        >
          {mayAgree === '1' ? '不同意' : '撤回'}
        </Button>
      </p>
    )
  })
}

const actOf = ({ isHeld, roleName }: Proposal) => (isHeld === '1' ? `变更${roleName}的数据范围` : `授予${roleName}`)

function textOf({ isHeld, roleName, scope, listed, reason, by }: Proposal): string {
  const reach = scope ? `数据范围${isHeld === '1' ? '变更为' : ''}「${scopeText(scope, listed)}」` : ''
  const said = [roleName, reach, reason && `理由：${reason}`].filter(Boolean).join('，')
  return `${said}（${by || '命令行'}提出，待同意）`
}
