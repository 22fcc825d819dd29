import type { Caller } from '../../platform/caller'
import { PROVINCE } from '../regions/names'
import { scopeOf } from '../rights/scopes'
import { POSTS, personIdOf } from './people'
import { PERSONAS } from './personas'

/** A person of the demonstration acting in the first post, for what the generator does in that person's name. */
export function getCaller(account: string): Caller {
  const persona = PERSONAS.find(person => person.account === account)
  const post = POSTS.find(candidate => candidate.account === account)
  if (!persona || !post) throw new Error(`No person ${account} in the demonstration`)
  const { organisation, department } = post
  return {
    account,
    tokenHash: '',
    postId: post.id,
    ownPostId: post.id,
    personId: personIdOf(account),
    holderId: personIdOf(account),
    userName: persona.name,
    orgId: organisation.id,
    orgName: organisation.name,
    deptId: department.id,
    deptName: department.name,
    regionCode: organisation.region.code,
    provinceCode: PROVINCE.digits,
    mustChangePassword: false,
    roles: post.role === null ? [] : [post.role],
    scopes: post.role === null ? [] : [scopeOf(post.role)],
    permissions: new Set(),
  }
}
