import type { SignInPolicyValue } from '@portal/shared-lib/contract/remote-manifest'
import { kindsIn } from '@portal/shared-lib/contract/rules/password'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export interface ProposedPassword {
  readonly password: string
  readonly account: string
  readonly userName: string
  readonly telephone: string
}

/** Shorter texts stand in passwords by chance. */
const SHORTEST_TELLING = 3

/** What a province's policy has against a password, in words for its owner; undefined where it will do. */
export async function passwordProblem(
  { kinds, minLength }: SignInPolicyValue['password'],
  { password, account, userName, telephone }: ProposedPassword,
): Promise<string | undefined> {
  if (password.length < minLength) return `密码长度不小于${minLength}位`
  if (kindsIn(password) < kinds) return kinds === 3 ? ALL_KINDS : TWO_KINDS
  const personal = [account, userName, telephone].filter(text => text.length >= SHORTEST_TELLING)
  if (personal.some(text => password.toLowerCase().includes(text.toLowerCase()))) return PERSONAL
  return (await isCommon(password, personal)) ? COMMON : undefined
}

const TWO_KINDS = '密码须包含字母、数字、特殊符号(非全角)中的至少两种，请重新输入'
const ALL_KINDS = '密码须同时包含字母、数字和特殊符号(非全角)，请重新输入'
const PERSONAL = '密码不能包含登录账号、姓名或手机号码，请重新输入'
const COMMON = '密码过于常见，容易被猜到，请换一个不常见的密码'

/** Guesses after which a password is found: half of what zxcvbn counts for the shortest random one, 10^8. */
const FEW_GUESSES = 5e7

/** Whether a password is among the first that anybody tries, perhaps in disguise; `personal` counts as known. */
async function isCommon(password: string, personal: readonly string[]): Promise<boolean> {
  const { guesses } = (await estimator()).check(password, [...personal])
  return guesses < FEW_GUESSES
}

let loading: Promise<ZxcvbnFactory> | undefined

function estimator(): Promise<ZxcvbnFactory> {
  loading ??= load()
  return loading
}

/** Half a megabyte of word lists that a server does not need before somebody changes a password. */
async function load(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const { qwerty, keypad } = adjacencyGraphs
  return new ZxcvbnFactory({ dictionary: { passwords: dictionary['passwords-common'] }, graphs: { qwerty, keypad } })
}
