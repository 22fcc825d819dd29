import { csvOf } from '@portal/shared-lib'
import type { RightsReviewAnswer } from '@portal/shared-lib/contract/calls/rights-reviews'
import { SCOPE_NAMES } from '@portal/shared-lib/contract/rules/authorisation'

export type Row = RightsReviewAnswer['list'][number]

/** Who signed, and when. */
export const signed = (name: string, at: string | null): string => (at === null ? '未签署' : `${name} ${at}`)

/** `2026-Q4` as people write it. */
export const quarterName = (quarter: string): string => quarter.replace('-Q', '年第').concat('季度')

export const reachOf = ({ scope, listed }: Row): string =>
  scope === null ? '不接触信访件' : [SCOPE_NAMES[scope], listed.join('、')].filter(Boolean).join('：')

export function decisionOf({ decision, decidedName, decidedAt, reason, agreedName, agreedAt }: Row): string {
  if (decision === '') return '未复核'
  const by = `（${decidedName} ${decidedAt}）`
  if (decision === 'keep') return `保留${by}`
  return `收回，理由：${reason}${by}${agreedAt === null ? '，待另一名管理员同意' : `，${agreedName} ${agreedAt} 同意`}`
}

const HEADING = ['姓名', '登录账号', '部门', '职务', '角色', '数据范围', '最近登录', '休眠', '岗位委托', '复核结果']

/** A review as CSV: its rows, then its signatures. */
export function csvOfReview(review: RightsReviewAnswer): string {
  const { orgName, quarter, madeAt, hash, list } = review
  const rows = list.map(row => [
    ...[row.userName, row.account, row.deptName, row.positionName, row.roleName, reachOf(row)],
    ...[
      row.lastSignInAt ?? '从未登录',
      row.isDormant === '1' ? '是' : '否',
      row.delegations.join('；'),
      decisionOf(row),
    ],
  ])
  return csvOf([
    [`${orgName}${quarterName(quarter)}权限复核`, `数据截至 ${madeAt}`],
    HEADING,
    ...rows,
    ['安全保密管理员签署', review.signedName, review.signedAt ?? '未签署'],
    ['安全审计员签署', review.auditedName, review.auditedAt ?? '未签署'],
    ['签署内容摘要（SM3）', hash],
  ])
}
