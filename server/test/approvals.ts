import { randomUUID } from 'node:crypto'
import { approval, approvals, decide } from '@portal/shared-lib/contract/approvals'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { sql } from 'kysely'
import { getCaller } from '../fixtures/demo/people/callers'
import { type ApprovalSubject, approvalSubjects } from '../src/approvals/subjects'
import { type Submission, submit } from '../src/approvals/submit'
import { movingTogether } from '../src/petitions/todos/counter'
import type { Caller } from '../src/platform/caller'
import { refuseRule } from '../src/platform/refusal'
import { letterArgs } from './letters'
import type { Portal } from './portal'

/** What the handlers of the test's subjects were told, newest last. */
export interface Told {
  readonly what: 'approved' | 'returned'
  readonly id: string
  readonly state: string
  readonly decider: Pick<Caller, 'personId' | 'holderId'>
}

/** As petitions of the demonstration's province office go: the department's head, then a leader. */
const LONG = [
  { role: 'R07', within: 'dept' },
  { role: 'R08', within: 'org' },
]

/** Subject of the tests with the chain that every organisation has for it. */
export const CHAINS = { long: LONG, short: LONG.slice(0, 1), leader: LONG.slice(1), safe: LONG.slice(0, 1), none: [] }
export type TestSubject = keyof typeof CHAINS

/** Approvals as offices use them: subjects of the test's own, submitted by the people of the demonstration. */
export function usingApprovals(portal: Portal) {
  const told: Told[] = []
  const tokens = new Map<string, Promise<string>>()
  let forbidden = ''

  beforeAll(async () => {
    for (const [name, chain] of Object.entries(CHAINS)) await addSubject(name, chain)
  })

  async function addSubject(name: string, chain: object) {
    approvalSubjects[`test.${name}`] = { ...subject, name: `试验${name}`, batchSafe: name === 'safe' }
    const nodes = JSON.stringify(chain)
    const row = { province_code: '99', subject_type: `test.${name}`, nodes }
    await portal.db
      .insertInto('approval_chain')
      .values([
        { ...row, set_for: 'bureau' },
        { ...row, set_for: 'unit' },
      ])
      .execute()
  }

  const subject: Omit<ApprovalSubject, 'name' | 'batchSafe'> = {
    onApproved: async ({ approval: { id, state, title }, decider }) => {
      if (title === forbidden) refuseRule('该件已归档，不能办理')
      told.push({ what: 'approved', id, state, decider })
    },
    onReturned: async ({ caller }, { id, state }) => {
      told.push({ what: 'returned', id, state, decider: caller })
    },
  }

  /** An account may have a few sessions only, so each signs in once. */
  function tokenOf(account: string): Promise<string> {
    const known = tokens.get(account) ?? portal.signInAs(account)
    tokens.set(account, known)
    return known
  }

  async function register(): Promise<string> {
    const token = await tokenOf('zs01')
    const { petitionNo } = await portal.answerTo(registerLetter, letterArgs(), { token })
    return petitionNo
  }

  async function petitionIdOf(petitionNo: string): Promise<string> {
    const found = portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).select('id')
    return (await found.executeTakeFirstOrThrow()).id
  }

  /** Submits as the clerk would, on a petition of its own unless one is given. */
  async function submitted(name: TestSubject, options: SubmitOptions = {}) {
    const { caller = getCaller('zs05'), petitionNo = await register(), dueAt = null, ...more } = options
    const petitionId = await petitionIdOf(petitionNo)
    const submission = { subjectType: `test.${name}`, subjectId: randomUUID(), title: '拟转市局办理', ...more }
    const work = {
      caller,
      at: portal.clock.now(),
      file: { petition: { id: petitionId, due_at: null } },
      step: { id: '1', row: { due_at: dueAt } },
    }
    const id = await portal.db
      .transaction()
      .execute(db =>
        movingTogether(db, '99', () =>
          submit(db, work, { snapshot: {}, text: '', ...submission } satisfies Submission),
        ),
      )
    return { id: id ?? '', petitionNo, petitionId, subjectId: submission.subjectId }
  }

  const versionOf = async (id: string) => {
    const row = await portal.db.selectFrom('approval').where('id', '=', id).select('version').executeTakeFirst()
    return row?.version ?? 1
  }

  return {
    told,
    tokenOf,
    register,
    submitted,
    versionOf,
    petitionIdOf,
    /** Lets what carries out a submission of this title refuse. */
    forbid: (title: string) => {
      forbidden = title
    },
    read: async (account: string, approvalId: string) =>
      portal.ask(approval, { approvalId }, { token: await tokenOf(account) }),
    /** At the version that is current unless another is given. */
    decided: async (account: string, id: string, args: Partial<CallArgs<typeof decide>> = {}) => {
      const given = { approvalId: id, version: await versionOf(id), decision: 'agree' as const, ...args }
      return portal.ask(decide, given, { token: await tokenOf(account) })
    },
    waiting: async (account: string, args: CallArgs<typeof approvals> = {}) => {
      const { list } = await portal.answerTo(approvals, { limit: 9999, ...args }, { token: await tokenOf(account) })
      return list
    },
    /** Accounts of those who are asked now. */
    asked: async (id: string) => {
      const rows = await portal.db
        .selectFrom('todo')
        .innerJoin('person', 'person.id', 'todo.person_id')
        .where('ref_id', '=', id)
        .where('done_at', 'is', null)
        .orderBy('login_account')
        .select('login_account')
        .execute()
      return rows.map(({ login_account }) => login_account)
    },
    /** Gives the organisation of a persona another person with the same post and roles. */
    hire: async (account: string, like: string, name = `新${account}`) => {
      const { orgId, deptId, roles, personId } = getCaller(like)
      const id = `demo-${account}`
      await sql`insert into person (id, login_account, user_name, password_hash, is_demo)
        select ${id}, ${account}, ${name}, password_hash, true from person where id = ${personId}`.execute(portal.db)
      const post = { id: `${id}-1`, person_id: id, org_id: orgId, dept_id: deptId }
      await portal.db.insertInto('post').values(post).execute()
      for (const role_code of roles)
        await portal.db.insertInto('post_role').values({ post_id: post.id, role_code }).execute()
      return id
    },
    steps: (petitionId: string) =>
      portal.db
        .selectFrom('timeline')
        .where('petition_id', '=', petitionId)
        .orderBy('seq')
        .select(['action', 'person_id', 'on_behalf_of', 'text'])
        .execute(),
    audits: (id: string) =>
      portal.db
        .selectFrom('audit')
        .where('object_type', '=', 'approval')
        .where('object_id', '=', id)
        .orderBy('id')
        .select(['action', 'person_id', 'on_behalf_of'])
        .execute(),
    /** Texts of the messages of a type that an account has. */
    messages: async (account: string, type: '5' | '6') => {
      const rows = await portal.db
        .selectFrom('message')
        .where('person_id', '=', `demo-${account}`)
        .where('type', '=', type)
        .orderBy('id')
        .select('content')
        .execute()
      return rows.map(({ content }) => content)
    },
  }
}

interface SubmitOptions extends Partial<Omit<Submission, 'subjectType'>> {
  readonly caller?: Caller
  readonly petitionNo?: string
  readonly dueAt?: Date | null
}
