import { change } from './database'
import type { PortalServer } from './server'

/** Gives a person another role in every post, as an officer would, at once and behind the person's back. */
export function giveRole(portal: PortalServer, account: string, role: string): Promise<void> {
  return change(
    portal,
    `update post_role set role_code = $2 from post join person on person.id = post.person_id
     where post_role.post_id = post.id and person.login_account = $1`,
    [account, role],
  )
}
