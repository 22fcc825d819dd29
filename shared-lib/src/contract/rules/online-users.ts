/** Sessions of a page. */
export const SESSIONS_PAGE = 50
