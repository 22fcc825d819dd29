import type { Query } from '../database.ts'
import type { Made } from './calls.ts'

export interface Review {
  readonly id: string
  readonly signer: string | null
  readonly auditor: string | null
  /** Neither kept nor removed. */
  readonly undecided: number
  /** Digest of all rows. */
  readonly rows: string
}

/** The reviews of rights, as they stand. */
export const readReviews = (query: Query): Promise<Review[]> =>
  query<Review>(`
    select rights_review.id::text, signed_by as signer, audited_by as auditor,
      count(*) filter (where decision = '' or decision = 'remove' and agreed_at is null)::int as undecided,
      md5(string_agg(rights_review_row::text, '|' order by no)) as rows
    from rights_review join rights_review_row on review_id = rights_review.id group by rights_review.id`)

interface Acted {
  readonly made: Made
  readonly actor: string
  /** Who is a security officer, and who an auditor, before the call. */
  readonly security: ReadonlySet<string>
  readonly auditors: ReadonlySet<string>
}

/** What is wrong with the reviews after a call: who signed or sent back, and rows that changed although they are signed. */
export function wrongReviews(before: readonly Review[], after: readonly Review[], acted: Acted): string[] {
  const known = new Map(before.map(review => [review.id, review]))
  return after.flatMap(review => {
    const was = known.get(review.id)
    return was ? wrongReview(was, review, acted).map(text => `${acted.made.path} of ${acted.actor}: ${text}`) : []
  })
}

const SIGN = 'api/rightsReviews/sign'
const RETURN = 'api/rightsReviews/return'

function wrongReview(was: Review, is: Review, { made: { path }, actor, security, auditors }: Acted): string[] {
  const isAuditors = was.signer !== null && was.auditor === null && auditors.has(actor)
  const signs = was.signer === null && path === SIGN && is.signer === actor && security.has(actor)
  const sendsBack = isAuditors && path === RETURN && is.signer === null
  const audits = isAuditors && path === SIGN && is.auditor === actor && is.signer !== actor
  return [
    ...(is.signer === was.signer || signs || sendsBack ? [] : ['another signature of the security officer']),
    ...(is.auditor === was.auditor || audits ? [] : ['another signature of the auditor']),
    ...(is.signer !== null && is.undecided > 0 ? ['signed with rows undecided'] : []),
    ...(was.signer !== null && is.rows !== was.rows ? ['signed rows changed'] : []),
  ]
}
