import { errors } from '@portal/shared-lib/contract/errors'
import { findColleagues, findOrganisations, findRegions } from '@portal/shared-lib/contract/lookups'
import { usePortal } from '../../../../test/portal'

describe('Looking things up for a form', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''
  beforeAll(async () => {
    token = await portal.signInAs('zs01')
  })

  it('is for those with a session', async () => {
    expect(await portal.ask(findRegions, { name: '石渡' })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('finds regions by a part of their name, with those above them', async () => {
    const found = await portal.answerTo(findRegions, { name: '石渡' }, { token })
    expect(found.map(({ regionName }) => regionName)).toEqual(expect.arrayContaining(['临江省', '安澜市', '石渡县']))
    expect(found.find(({ regionName }) => regionName === '石渡县')?.parentCode).toBe('990100000000')
    expect(await portal.answerTo(findRegions, { name: '%' }, { token })).toEqual([])
    expect((await portal.ask(findRegions, { name: ' ' }, { token })).message).toBe('请输入行政区划名称')
  })

  it('finds a region by its code, with those above it, and none of another province', async () => {
    const [shidu] = (await portal.answerTo(findRegions, { name: '石渡县' }, { token })).slice(-1)
    const byCode = (regionCode: string) => portal.answerTo(findRegions, { regionCode }, { token })
    const found = await byCode(shidu?.regionCode ?? '')
    expect(found.map(({ regionName }) => regionName)).toEqual(['临江省', '安澜市', '石渡县'])
    for (const other of ['980000000000', "99'", '99%']) expect(await byCode(other)).not.toContainEqual(shidu)
  })

  it.each(['sdx', 'SD'])('finds regions by the initials of their syllables: %s', async name => {
    const found = await portal.answerTo(findRegions, { name }, { token })
    expect(found.map(({ regionName }) => regionName)).toEqual(expect.arrayContaining(['临江省', '安澜市', '石渡县']))
  })

  it('finds nothing by a single letter, which would mean nearly everything', async () => {
    expect(await portal.answerTo(findRegions, { name: 's' }, { token })).toEqual([])
  })

  it('finds organisations by a part of their name, or one by its id', async () => {
    const found = await portal.answerTo(findOrganisations, { name: '人力资源' }, { token })
    expect(found.map(({ name }) => name)).toContain('安澜市人力资源和社会保障局')
    const [one] = found
    expect(await portal.answerTo(findOrganisations, { orgId: one?.orgId ?? '' }, { token })).toEqual([one])
    expect(await portal.answerTo(findOrganisations, { name: '%' }, { token })).toEqual([])
  })

  it("finds people of one's own organisation, its leaders first", async () => {
    const found = await portal.answerTo(findColleagues, {}, { token })
    expect(found[0]).toEqual({ personId: 'demo-zs07', name: '郑庚榆', department: '局领导', position: '副局长' })
    expect(found.map(({ name }) => name)).not.toContain('沈丁兰')
    expect(await portal.answerTo(findColleagues, { name: '周戊' }, { token })).toHaveLength(1)
  })
})
