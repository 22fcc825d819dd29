// An OpenID provider as others run it: npm's oidc-provider, in a process of its own. It tells its address by IPC, and begins
// once it is told where the portal is.
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** @type {import('node:http').RequestListener | undefined} */
let answer
const server = createServer((request, response) => answer?.(request, response))
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const issuer = `http://127.0.0.1:${port}`
  process.on('message', ({ clientId, secret, back, left }) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: secret,
          redirect_uris: [`${back}callback`],
          post_logout_redirect_uris: [left],
          backchannel_logout_uri: `${back}logout`,
          backchannel_logout_session_required: true,
        },
      ],
      claims: { openid: ['sub', 'sid'], profile: ['preferred_username'] },
      features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
      // Its own refuses addresses of this machine.
      fetch(
        /** @type {URL} */ url,
        /** @type {RequestInit & { dispatcher?: unknown }} */ { dispatcher: _, ...options },
      ) {
        return fetch(url, options)
      },
      pkce: { required: () => true },
      findAccount: (/** @type {unknown} */ _, /** @type {string} */ id) => ({
        accountId: id,
        claims: async () => ({ sub: id, preferred_username: id }),
      }),
      cookies: { keys: ['of the test alone'] },
    })
    answer = provider.callback()
    process.send?.({ ready: true })
  })
  process.send?.({ issuer })
})
process.on('disconnect', () => process.exit(0))
