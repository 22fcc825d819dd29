import { updatePassword } from '@portal/shared-lib/contract/account'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { PASSWORD_TEXTS, PASSWORD_WORDS, passwordChangeProblem } from '@portal/shared-lib/contract/rules/password'
import { PASSWORD_KEPT_ELSEWHERE } from '@portal/shared-lib/contract/rules/sign-on'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import { type Ask, route } from '../../../platform/route'
import { endSessionsOf } from '../end-sessions'
import { passwordProblem } from '../password-policy'
import { passwordFits } from '../passwords'
import { isKeptElsewhere } from '../sign-on/directory'
import { isRemembered, storePassword } from '../store-password'
import { recordOwn } from './record-own'

const PASSWORD_ACTION = 'updatePassword'

/** Whoever found a session open must not find out the password by trying. */
const MOST_WRONG = 5
const WINDOW_MS = 15 * 60_000

/** Whether the caller's password was entered wrongly too often lately. */
async function tooManyWrong(db: Db, { personId }: Caller, now: Date): Promise<boolean> {
  const { wrong } = await db
    .selectFrom('audit')
    .where('action', '=', PASSWORD_ACTION)
    .where('person_id', '=', personId)
    .where('result', '=', 'refused')
    .where('at', '>', new Date(now.getTime() - WINDOW_MS))
    .select(eb => eb.fn.countAll<string>().as('wrong'))
    .executeTakeFirstOrThrow()
  return Number(wrong) >= MOST_WRONG
}

type PasswordAsk = Ask<CallInput<typeof updatePassword>>

/** Changes the caller's own password. Whoever else is signed in as the caller is signed out. */
export const updatePasswordRoute = route(updatePassword, [], async ask => {
  const { args, caller, db, services } = ask
  const words = caller.mustChangePassword ? PASSWORD_WORDS.firstUse : PASSWORD_WORDS.usual
  const malformed = passwordChangeProblem(args, words)
  if (malformed) refuseRule(malformed.text)
  if (await isKeptElsewhere(ask, caller.account)) refuseRule(PASSWORD_KEPT_ELSEWHERE)
  const person = await ownPerson(ask)
  await refuseWrong(ask, person.password_hash)
  await refuseUnfit(ask, person.telephone)
  await storePassword(db, caller.personId, args.newPassword, services)
  await endSessionsOf(db, caller.personId, { except: caller.tokenHash })
  await recordOwn(ask, PASSWORD_ACTION)
  return null
})

/** Whoever tries several passwords at once is heard once: what waited would not be counted in time. */
async function ownPerson({ caller, db }: PasswordAsk) {
  const person = await db
    .selectFrom('person')
    .where('id', '=', caller.personId)
    .select(['password_hash', 'telephone'])
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return person ?? refuse('tooManyCalls')
}

async function refuseWrong(ask: PasswordAsk, hash: string): Promise<void> {
  const { args, caller, db, services } = ask
  if (await tooManyWrong(db, caller, services.now())) refuseRule(PASSWORD_TEXTS.tooManyWrong)
  if (await passwordFits(hash, args.oldPassword)) return
  refuseRule(PASSWORD_TEXTS.wrong, later => recordOwn({ ...ask, db: later }, PASSWORD_ACTION, 'refused'))
}

async function refuseUnfit({ args, caller, db, services }: PasswordAsk, telephone: string): Promise<void> {
  const { oldPassword, newPassword: password } = args
  if (password === oldPassword) refuseRule(PASSWORD_TEXTS.same)
  const { account, userName, personId } = caller
  const policy = services.config.signIn.password
  const problem = await passwordProblem(policy, { password, account, userName, telephone })
  if (problem) refuseRule(problem)
  if (await isRemembered(db, personId, password, services)) refuseRule(PASSWORD_TEXTS.remembered)
}
