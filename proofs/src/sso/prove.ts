import type { Context } from '../context.ts'
import { runServerTests } from '../jest.ts'

/** Sign-on as `npm test` has it with fakes, and with an OpenID provider, a CAS server and a directory as others run them. */
export async function proveSso({ root, steps }: Context) {
  steps.begin(
    'sign-on by oidc-provider, LemonLDAP::NG and OpenLDAP (needs Debian’s liblemonldap-ng-portal-perl and slapd)',
  )
  return runServerTests(root, ['server/src/people/identity/sign-on'], { REAL: '1' })
}
