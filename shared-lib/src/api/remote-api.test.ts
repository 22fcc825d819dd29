import { notices } from '../contract/calls/notices'
import { reads, remoteApi } from './remote-api'

const news = (name: string) => (build: Parameters<Parameters<typeof remoteApi>[2]>[0]) => ({
  [name]: reads(build, notices),
})

describe('endpoints of remotes', () => {
  it('lets a newer version of a remote replace its own', () => {
    remoteApi('mf-news', 'news', news('newsList'))
    expect(() => remoteApi('mf-news', 'news', news('newsList'))).not.toThrow()
  })

  it('refuses another remote under the same prefix', () => {
    remoteApi('mf-one', 'one', news('oneList'))
    expect(() => remoteApi('mf-two', 'one', news('oneOther'))).toThrow('belongs to mf-one')
  })

  it("refuses names without the remote's prefix", () => {
    expect(() => remoteApi('mf-three', 'three', news('list'))).toThrow('must begin with three')
  })
})
