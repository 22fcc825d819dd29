import { usePortal } from '../../../test/portal'
import { nextPetitionNo, petitionNoOf } from './number'

describe('A petition number', () => {
  const portal = usePortal()
  const at = new Date('2026-11-20T09:00:00+08:00')
  const series = { prefix: 'LX', regionCode: '990101000000', at } as const

  it.each([
    ['LX990101261120000175', 'LX', '990101', '2026-11-20', 17],
    ['WT990100261103002052', 'WT', '990100', '2026-11-03', 205],
  ])('%s has prefix, region, day, serial and check digit', (expected, prefix, region6, day, serial) => {
    expect(petitionNoOf(prefix, region6, day, serial)).toBe(expected)
  })

  it('begins with 00001 for each prefix, region and day at +08:00', async () => {
    const lateEvening = new Date('2026-11-20T15:59:59Z')
    const midnight = new Date('2026-11-20T16:00:00Z')
    const numbers = [
      await nextPetitionNo(portal.db, { ...series, at: lateEvening }),
      await nextPetitionNo(portal.db, { ...series, at: midnight }),
      await nextPetitionNo(portal.db, { ...series, prefix: 'LF' }),
      await nextPetitionNo(portal.db, { ...series, regionCode: '990102000000' }),
      await nextPetitionNo(portal.db, series),
    ]
    expect(numbers.map(number => number.slice(0, 19))).toEqual([
      'LX99010126112000001',
      'LX99010126112100001',
      'LF99010126112000001',
      'LX99010226112000001',
      'LX99010126112000002',
    ])
  })

  it('is used again when the registration that took it comes to nothing', async () => {
    const region = { ...series, regionCode: '990103000000' }
    const failing = portal.db.transaction().execute(async db => {
      await nextPetitionNo(db, region)
      throw new Error('comes to nothing')
    })
    await expect(failing).rejects.toThrow('comes to nothing')
    expect(await nextPetitionNo(portal.db, region)).toContain('00001')
  })

  it('is refused once 99,999 are used up', async () => {
    const full = { prefix: 'LX', region6: '990104', day: '2026-11-20', last_no: 99_998 }
    await portal.db.insertInto('petition_serial').values(full).execute()
    const region = { ...series, regionCode: '990104000000' }
    expect(await nextPetitionNo(portal.db, region)).toMatch(/99999\d$/)
    await expect(nextPetitionNo(portal.db, region)).rejects.toThrow('本机构今日的信访件编号已用完')
  })
})
