import { register } from '@portal/shared-lib/contract/calls/registration'
import { deskWith } from '../golden/play/case'
import { recordOriginal } from '../golden/play/original'
import { LABOUR } from '../golden/play/people'
import { acceptReview, askForReview, CITY, decideReview } from '../golden/play/review'
import { stageIn } from '../golden/play/stage-in'
import { violationsOf } from '../portal/accessibility'
import { type Calls, callsTo } from '../portal/calls'
import { stateIs } from '../portal/case'
import { today } from '../portal/closed-letter'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const [FIRST, SECOND] = ['郎丁芷', '戚丙芷']

/** Both have written to the city about what an office of it has decided before the portal was there. */
async function letterOfTwo({ ask }: Calls): Promise<string> {
  const { petitionNo } = await ask('al05', register, {
    form: 'letter',
    channel: '100',
    petitionDate: today(),
    summary: '反映修建灌溉渠占用两户承包地，对原处理意见认定的面积不服，请求复查。',
    request: '请求重新核定面积。',
    purpose: '03',
    category: '010200',
    placeRegion: '990121100000',
    personCount: 2,
    persons: [FIRST, SECOND].map((name, at) => ({
      role: at === 0 ? '1' : '2',
      name,
      mobile: `1100070001${at}`,
      address: '安澜市石渡县荷塘镇柳岸村',
    })),
  })
  return petitionNo
}

story(
  'what was decided elsewhere is reviewed for each who asks, and handled anew',
  LONG,
  async ({ signIn, portal }) => {
    // Three people, each with a desk: quick alone, and slow beside others on a busy machine.
    story.setTimeout(120_000)
    const stage = stageIn(portal, signIn)
    const letter = { stage, petitionNo: await letterOfTwo(callsTo(portal.address)) }
    const reviewer = await stage.desk(CITY.account)
    const complaints = complaintsOf(reviewer)
    await recordOriginal(letter, CITY.account, {
      unit: LABOUR.name,
      documentNo: '安人社信〔2026〕18号',
      age: 45,
      given: [40, 20],
    })
    await askForReview(letter, CITY, '复查')
    await acceptReview(letter, CITY)
    await expect(reviewer.getByRole('row', { name: new RegExp(`^${FIRST} .* 否`) })).toBeVisible()
    await expect(reviewer.getByRole('row', { name: new RegExp(`^${SECOND} .* 是`) })).toBeVisible()
    expect(await violationsOf(reviewer)).toEqual([])
    await decideReview(letter, CITY, '撤销并责令重办')
    await stateIs(await deskWith(letter, LABOUR.clerk), '重新办理')
    expect(complaints).toEqual([])
  },
)
