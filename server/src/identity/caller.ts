/** Who calls: a person acting in one post. Every function that reaches rows takes one. */
export interface Caller {
  readonly tokenHash: string
  readonly postId: string
  readonly personId: string
  readonly account: string
  readonly userName: string
  readonly orgId: string
  readonly orgName: string
  readonly deptId: string
  readonly deptName: string
  /** Twelve digits. */
  readonly regionCode: string
  readonly provinceCode: string
  readonly roles: readonly string[]
  /** Urls of the permission nodes the roles give: `menu/page` for pages, codes like `bl:sign` for buttons. */
  readonly permissions: ReadonlySet<string>
}
