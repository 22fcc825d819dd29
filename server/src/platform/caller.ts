import type { Scope } from './scopes'

/** Who calls: a person acting in one post. Every function that reaches rows takes one. */
export interface Caller {
  readonly tokenHash: string
  /** What the browser says of itself; undefined where no request is made for the caller. */
  readonly userAgent?: string | undefined
  /** The post acted in. */
  readonly postId: string
  /** The post signed in to; another one than `postId` while acting elsewhere. */
  readonly ownPostId: string
  /** Who sits there: mail, files and the account are this person's. */
  readonly personId: string
  /** Whose post it is: the post's to-dos are this person's. */
  readonly holderId: string
  readonly account: string
  readonly userName: string
  readonly orgId: string
  readonly orgName: string
  /** The organisation and all above it, by administrative superiors. */
  readonly orgAndAbove: readonly string[]
  readonly deptId: string
  readonly deptName: string
  /** Twelve digits. */
  readonly regionCode: string
  readonly provinceCode: string
  /** Whether the password must be changed before anything else. */
  readonly mustChangePassword: boolean
  readonly roles: readonly string[]
  /** What of its petitions the post reaches: the scopes of its roles together. */
  readonly scopes: readonly Scope[]
  /** Urls of the permission nodes the roles give: `menu/page` for pages, codes like `bl:sign` for buttons. */
  readonly permissions: ReadonlySet<string>
}
