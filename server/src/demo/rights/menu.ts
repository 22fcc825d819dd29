/** What a role may use, in data: `roles` hold role codes parted by blanks. */
export interface PageSeed {
  readonly url: string
  readonly title: string
  readonly roles: string
  /** Call below `api/` whose count the entry shows as a badge. */
  readonly counter?: string
  /** Set of columns of the page's list. */
  readonly viewId?: string
  /** Button codes with the roles that have them. */
  readonly buttons?: Readonly<Record<string, string>>
}

/** An entry of the side menu below a block of the top menu; without pages it is a page itself. */
export interface MenuSeed {
  readonly block: string
  readonly url: string
  readonly title: string
  readonly icon: string
  readonly roles?: string
  readonly pages?: readonly PageSeed[]
  /** Keys that switch something on for their roles, with what they switch on. */
  readonly keys?: Readonly<Record<string, { readonly title: string; readonly roles: string }>>
}

type PageDetails = Pick<PageSeed, 'counter' | 'viewId' | 'buttons'>

export const page = (url: string, title: string, roles: string, details: PageDetails = {}): PageSeed => ({
  url,
  title,
  roles,
  ...details,
})

export const menu = (
  block: string,
  url: string,
  title: string,
  icon: string,
  details: Pick<MenuSeed, 'roles' | 'pages' | 'keys'>,
): MenuSeed => ({ block, url, title, icon, ...details })
