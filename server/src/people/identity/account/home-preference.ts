import { updateUserPreference } from '@portal/shared-lib/contract/account'
import {
  HOME,
  HOME_CHOICES,
  homeOfRoles,
  NEW_HOME,
  NO_HOME_BEFORE,
  NO_NEW_HOME,
  STAFF_HOME,
  STAFF_HOME_NEW,
} from '@portal/shared-lib/contract/rules/home'
import { sql } from 'kysely'
import { refuseRule } from '../../../platform/refusal'
import { route } from '../../../platform/route'
import { recordOwn } from './record-own'

/** Gives the caller's own post another home page. */
export const updatePreferenceRoute = route(updateUserPreference, [], async ask => {
  const { args, caller, db } = ask
  const own = db.selectFrom('post').where('id', '=', caller.ownPostId)
  const { home_path: before, roles } = await own
    .select('home_path')
    .select(sql<string[]>`array(select role_code from post_role where post_role.post_id = post.id)`.as('roles'))
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('post')
    .set({ home_path: chosenHome(args.homeSelect, before, roles) })
    .where('id', '=', caller.ownPostId)
    .execute()
  await recordOwn(ask, 'updateUserPreference')
  return null
})

/** Only the home page of staff has a new one, and only who has chosen one has one of before. */
function chosenHome(choice: number, before: string, roles: readonly string[]): string {
  if (choice === HOME_CHOICES.portal) return NEW_HOME
  if (choice === HOME_CHOICES.new) {
    const isStaff = before === STAFF_HOME || (before === HOME && homeOfRoles(roles) === STAFF_HOME)
    return isStaff ? STAFF_HOME_NEW : refuseRule(NO_NEW_HOME)
  }
  if (before === STAFF_HOME_NEW) return STAFF_HOME
  return before === NEW_HOME ? HOME : refuseRule(NO_HOME_BEFORE)
}
