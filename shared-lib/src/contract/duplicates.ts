import { z } from 'zod'
import { dateTime } from './fields'
import { call, named } from './form'
import { MAX_NAME } from './rules/petition-duplicates'

const text = (max: number) => z.string().trim().max(max).default('')

/** Earlier petitions that may be about the same, most alike first; only such as the caller may see. */
export const duplicates = call('POST', 'api/petitions/duplicates', {
  json: {
    name: named('xm', text(MAX_NAME)),
    idCard: named('zjhm', text(30)),
    mobile: named('sjh', text(20)),
    placeRegion: named('wtsddm', text(12)),
    category: named('nrfldm', text(6)),
    summary: named('nrzy', text(2000)),
    originalText: named('tsnr', text(50_000)),
    ticketNo: named('ckdjbh', text(18)),
    /** Number of the petition that is being corrected: only what was registered before it is looked for. */
    correctedNo: named('gzjbh', text(20)),
  },
  answer: z.array(
    z.object({
      petitionNo: named('xfjbh', z.string()),
      /** Of 100; 60 and more are shown. */
      score: z.number().int(),
      /** E1 certificate, E2 mobile and name, E3 name, county and category, T1 text, W1 today, O1 same online text. */
      reasons: named('lyList', z.array(z.object({ rule: z.string(), text: z.string() }))),
      petitioner: named('xfr', z.string()),
      summary: named('nrzy', z.string()),
      registeredAt: named('djsj', dateTime),
      registeredAtOrganisation: named('djjg', z.string()),
      stateName: z.string(),
      categoryName: named('nrfl', z.string()),
      placeName: named('wtsd', z.string()),
      /** How many petitions its matter has. */
      matterCount: named('sxjs', z.number().int()),
      /** What follows where it is the same matter: DM_BLFS 060200 or 070100, `review`, or nothing. */
      proposal: named('jydbl', z.enum(['', '060200', '070100', '070200', '070300', 'review'])),
      proposalText: z.string(),
      /** How the petitioner of a terminated matter is to be helped further; empty for any other. */
      plan: named('bwfa', z.string()),
    }),
  ),
})
