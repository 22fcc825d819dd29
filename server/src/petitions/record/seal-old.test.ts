import { petition, registerLetter } from '@portal/shared-lib/contract/petitions'
import { letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'
import { openNumbers, sealNumbers } from './personal-data'
import { sealOldPersons } from './seal-old'

const PLAIN = { id_card: '990121197003051231', mobile: '11012340001', id_card_hash: '', mobile_hash: '' }

describe('Persons from before certificates and mobile numbers were encrypted', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs01')
  })

  async function plainPetition(): Promise<string> {
    const { petitionNo } = await portal.answerTo(registerLetter, letterArgs(), { token })
    const of = portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).select('id')
    await portal.db.updateTable('petition_person').set(PLAIN).where('petition_id', '=', of).execute()
    return petitionNo
  }

  const stillPlain = async () => {
    const people = portal.db
      .selectFrom('petition_person')
      .where('id_card', 'not like', 'sm4.%')
      .where('id_card', '<>', '')
    return (await people.select('petition_id').execute()).length
  }

  it('are read as they are, and encrypted once', async () => {
    const petitionNo = await plainPetition()
    expect(await portal.answerTo(petition, { petitionNo }, { token })).toMatchObject({ mobile: '11012340001' })
    await sealOldPersons(portal.services)
    expect(await stillPlain()).toBe(0)
    const people = () => portal.db.selectFrom('petition_person').selectAll().orderBy('petition_id').execute()
    const sealed = await people()
    await sealOldPersons(portal.services)
    expect(await people()).toEqual(sealed)
    expect(await portal.answerTo(petition, { petitionNo }, { token })).toMatchObject({ mobile: '11012340001' })
  })

  it('are encrypted by several servers at the same time', async () => {
    for (let made = 0; made < 5; made += 1) await plainPetition()
    await Promise.all([sealOldPersons(portal.services), sealOldPersons(portal.services)])
    await sealOldPersons(portal.services)
    expect(await stillPlain()).toBe(0)
  })

  it('cannot be read in another row', () => {
    const { fieldKeys } = portal.services
    const row = { provinceCode: '99', petitionId: '1', seq: 1 }
    const stored = sealNumbers(fieldKeys, row, { idCard: '990121197003051231', mobile: '' })
    expect(openNumbers(fieldKeys, row, stored)).toEqual({ idCard: '990121197003051231', mobile: '' })
    expect(() => openNumbers(fieldKeys, { ...row, seq: 2 }, stored)).toThrow('is not what was encrypted for it')
  })

  it('carry the same digest for the same number, and another one for another', () => {
    const { fieldKeys } = portal.services
    const digestOf = (petitionId: string, idCard: string) =>
      sealNumbers(fieldKeys, { provinceCode: '99', petitionId, seq: 1 }, { idCard, mobile: '' }).id_card_hash
    expect(digestOf('1', '99012119700305123X')).toBe(digestOf('2', '99012119700305123X'))
    expect(digestOf('1', '99012119700305123X')).not.toBe(digestOf('1', '990121197003051231'))
  })
})
