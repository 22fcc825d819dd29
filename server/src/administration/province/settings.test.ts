import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useDatabase } from '../../../test/database'
import { readConfig } from '../../platform/config'
import type { Db } from '../../platform/database/connect'
import { undone } from '../../platform/database/undone'
import { ROOT } from '../../platform/root'
import { loadCodes } from '../../platform/tables/load-codes'
import { beginProvince } from './begin'

const SAMPLE = join(ROOT, 'provinces/chengxi/start')
const POLICY = { config: { ...readConfig({}, ROOT), provinceCode: '98' }, now: () => new Date() }

describe('What the folder of a province sets beside its tables', () => {
  const database = useDatabase()
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'province-'))
    await cp(SAMPLE, folder, { recursive: true })
    await loadCodes(database.ownerDb, POLICY.config.codeTables)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = (name: string, set: unknown) => writeFile(join(folder, name), JSON.stringify(set))
  const begin = (db: Db) => beginProvince(db, folder, POLICY)
  const chains = (db: Db) => db.selectFrom('approval_chain').where('province_code', '=', '98').selectAll().execute()

  it('holds from the first day on', async () => {
    await put('calendar.json', { year: 2031, papers: [], days: [{ name: '元旦', date: '2031-01-01', isOffDay: true }] })
    await undone({ db: database.ownerDb }, async db => {
      const { settings } = await begin(db)
      expect(settings).toEqual(['calendar.json', 'parameters.json', 'chains.json', 'distribution.json'])
      expect(await chains(db)).toMatchObject([{ set_for: 'bureau', subject_type: 'escalate' }])
      const rules = db.selectFrom('distribution_rule').innerJoin('person', 'person.id', 'person_id')
      expect(await rules.select('login_account').execute()).toEqual([{ login_account: 'rs01' }])
      const parameters = db.selectFrom('rule_param').where('region_code', '=', '980000000000')
      expect(await parameters.select('name').execute()).toEqual([{ name: 'limit.K04' }])
      expect(await db.selectFrom('work_year').where('year', '=', 2031).select('year').execute()).toHaveLength(1)
    })
  })

  it('does not come back once the officers have set it otherwise', async () => {
    await undone({ db: database.ownerDb }, async db => {
      await begin(db)
      await db.deleteFrom('approval_chain').where('province_code', '=', '98').execute()
      expect((await begin(db)).settings).toEqual([])
      expect(await chains(db)).toEqual([])
    })
  })

  it.each([
    ['chains.json', [{ for: 'bureau', subject: 'nothing', chain: [] }]],
    ['distribution.json', [{ organisation: '9801000000000003200', categories: { '': ['nobody'] } }]],
    ['parameters.json', [{ name: 'limit.K99', region: '980000000000', value: 1, from: '2027-01-01' }]],
    ['calendar.json', { year: 2031, days: [] }],
    ['urging.json', 'no list'],
  ])('is refused with the name of the file: %s', async (name, wrong) => {
    await put(name, wrong)
    await undone({ db: database.ownerDb }, async db => {
      await expect(begin(db)).rejects.toThrow(new RegExp(`^${name}：`))
    })
  })
})
