import { HELPER_ADDRESS } from '@portal/shared-lib/contract/rules/certificate-helper'
import { pageHeaders } from './index-html.mjs'

describe('The policy of the page', () => {
  const connections = (/** @type {Parameters<typeof pageHeaders>[0]['signInModes']} */ ...signInModes) =>
    /connect-src ([^;]*)/.exec(pageHeaders({ signInModes, remotes: {} }, '')['Content-Security-Policy'])?.[1]

  it('lets it reach the certificate helper where people sign in with keys, and nothing else outside', () => {
    expect(connections('ordinary', 'key')).toBe(`'self' ${HELPER_ADDRESS}`)
    expect(connections('ordinary', 'code', 'qr')).toBe("'self'")
  })

  it('lets it show the pages of the meeting service that the province has, and no other', () => {
    const frames = (/** @type {Parameters<typeof pageHeaders>[0]['meeting']} */ meeting) =>
      /frame-src ([^;]*)/.exec(
        pageHeaders({ signInModes: [], meeting, remotes: {} }, '')['Content-Security-Policy'],
      )?.[1]
    const room = 'https://meet.example.cn/join/{roomId}?token={token}'
    expect(frames({ provider: 'keda', address: 'https://api.example.cn/', room })).toBe('https://meet.example.cn')
    expect(frames({ provider: 'builtIn' })).toBeUndefined()
  })

  it('lets it fetch from where remotes may be tried, and only where the province lists that', () => {
    const trialOrigins = ['https://try.example.cn']
    const policyOf = (/** @type {object} */ more) =>
      pageHeaders({ signInModes: [], remotes: {}, ...more }, '')['Content-Security-Policy'] ?? ''
    const listing = policyOf({ trialOrigins })
      .split('; ')
      .filter(text => text.includes('https://try.example.cn'))
    expect(listing.map(text => text.split(' ')[0])).toEqual(['script-src', 'style-src', 'img-src', 'connect-src'])
    expect(policyOf({})).not.toMatch(/https?:/)
  })

  it('lets it load scripts from the portal and from the origins that the province lists for remotes', () => {
    const scripts = (/** @type {Parameters<typeof pageHeaders>[0]['remotes']} */ remotes) =>
      /script-src ([^;]*)/.exec(pageHeaders({ signInModes: [], remotes }, '')['Content-Security-Policy'])?.[1]
    const origin = 'https://news.example.cn/packs/'
    expect(scripts({ 'mf-mail': '*', 'mf-news': { version: '*', origin } })).toMatch(
      /^'self' https:\/\/news\.example\.cn 'sha256-[^']+'$/,
    )
    expect(scripts({ 'mf-mail': '*' })).toMatch(/^'self' 'sha256-[^']+'$/)
  })
})
