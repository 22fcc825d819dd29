import { ANSWER_TEXTS } from '../answer'
import type { Subject } from './description'
import { documentNo } from './entries'

/** What is said where a petition is not accepted, or not again; `codes` of DM_BLFS, `template` of DM_WSLX. */
export const refusalFields = (decided: string, codes: RegExp, template: string) =>
  ({
    documentNo: documentNo(template),
    reason: {
      wire: 'blfsdm',
      label: '具体情形',
      kind: 'code',
      table: 'DM_BLFS',
      codes,
      text: ANSWER_TEXTS.noReason,
    },
    competent: {
      wire: 'yggz',
      label: '告知的途径',
      kind: 'words',
      min: 1,
      max: 500,
      rows: 2,
      text: ANSWER_TEXTS.noCompetent,
      hint: '应当向哪个机关或者通过何种程序提出',
    },
    text: {
      wire: 'gzsnr',
      label: '告知书内容',
      kind: 'words',
      max: 4000,
      rows: 5,
      initial: ({ petition: { petitioner, categoryName } }: Subject) =>
        `${petitioner}：你提出的关于${categoryName}的信访事项，依据《信访工作条例》有关规定，我单位决定${decided}。`,
    },
  }) as const
