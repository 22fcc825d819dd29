import { HELPER_ADDRESS } from '@portal/shared-lib/contract/rules/certificate-helper'
import { pageHeaders } from './index-html.ts'
import { nginxExample } from './nginx.ts'

describe('The policy of the page', () => {
  const connections = (...signInModes: Parameters<typeof pageHeaders>[0]['signInModes']) =>
    /connect-src ([^;]*)/.exec(pageHeaders({ signInModes, remotes: {} }, '')['Content-Security-Policy'])?.[1]

  it('lets it reach the certificate helper where people sign in with keys, and nothing else outside', () => {
    expect(connections('ordinary', 'key')).toBe(`'self' ${HELPER_ADDRESS}`)
    expect(connections('ordinary', 'code', 'qr')).toBe("'self'")
  })

  it('lets it show the pages of the meeting service that the province has, and no other', () => {
    const frames = (meeting: Parameters<typeof pageHeaders>[0]['meeting']) =>
      /frame-src ([^;]*)/.exec(
        pageHeaders({ signInModes: [], meeting, remotes: {} }, '')['Content-Security-Policy'],
      )?.[1]
    const room = 'https://meet.example.cn/join/{roomId}?token={token}'
    expect(frames({ provider: 'keda', address: 'https://api.example.cn/', room })).toBe('https://meet.example.cn')
    expect(frames({ provider: 'builtIn' })).toBeUndefined()
  })

  it('lets it fetch from where remotes may be tried, and only where the province lists that', () => {
    const trialOrigins = ['https://try.example.cn']
    const policyOf = (more: object) =>
      pageHeaders({ signInModes: [], remotes: {}, ...more }, '')['Content-Security-Policy'] ?? ''
    const listing = policyOf({ trialOrigins })
      .split('; ')
      .filter(text => text.includes('https://try.example.cn'))
    expect(listing.map(text => text.split(' ')[0])).toEqual(['script-src', 'style-src', 'img-src', 'connect-src'])
    expect(policyOf({})).not.toMatch(/https?:/)
  })

  it('lets it load scripts from the portal and from the origins that the province lists for remotes', () => {
    const scripts = (remotes: Parameters<typeof pageHeaders>[0]['remotes']) =>
      /script-src ([^;]*)/.exec(pageHeaders({ signInModes: [], remotes }, '')['Content-Security-Policy'])?.[1]
    const origin = 'https://news.example.cn/packs/'
    expect(scripts({ 'mf-mail': '*', 'mf-news': { version: '*', origin } })).toMatch(
      /^'self' https:\/\/news\.example\.cn 'sha256-[^']+'$/,
    )
    expect(scripts({ 'mf-mail': '*' })).toMatch(/^'self' 'sha256-[^']+'$/)
  })
})

describe('What browsers may give the page', () => {
  const permissions = (meeting: Parameters<typeof pageHeaders>[0]['meeting']) =>
    (pageHeaders({ signInModes: [], meeting, remotes: {} }, '')['Permissions-Policy'] ?? '').split(', ')
  const given = (policy: string[]) => policy.filter(text => !text.endsWith('=()'))

  it('is camera, microphone, screen and the full screen, to the portal itself', () => {
    const names = ['camera', 'microphone', 'display-capture', 'fullscreen']
    expect(given(permissions({ provider: 'builtIn' }))).toEqual(names.map(name => `${name}=(self)`))
    expect(given(permissions(undefined))).toEqual(names.map(name => `${name}=(self)`))
  })

  it('is neither the place nor what is plugged in', () => {
    const off = ['geolocation=()', 'usb=()', 'serial=()', 'hid=()', 'payment=()', 'clipboard-read=()']
    expect(permissions({ provider: 'builtIn' })).toEqual(expect.arrayContaining(off))
  })

  it('is the same for the pages of the meeting service that the province has', () => {
    const room = 'https://meet.example.cn/join/{roomId}?token={token}'
    const policy = permissions({ provider: 'keda', address: 'https://api.example.cn/', room })
    expect(policy).toContain('camera=(self "https://meet.example.cn")')
  })

  it('stands in the example for nginx with its quotes escaped', () => {
    const example = nginxExample(
      { basePath: '/yt/' },
      { 'Permissions-Policy': 'camera=(self "https://meet.example.cn")' },
    )
    expect(example).toContain('add_header Permissions-Policy "camera=(self \\"https://meet.example.cn\\")" always;')
  })
})
