/** What only those who are signed in see: a part of its own, so that the sign-in page need not wait for it. */
export const loadSignedIn = () => import('./signed-in')
