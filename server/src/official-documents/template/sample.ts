import { OFFICIAL_SAMPLES as SAMPLES } from '@portal/shared-lib/contract/rules/official-template'
import type { Sheet } from '../paper/sheet'

/** An official document as it may be, by which a template is tried. */
export const SAMPLE: Sheet = {
  office: SAMPLES.发文机关,
  documentNo: SAMPLES.文号,
  urgency: SAMPLES.紧急程度,
  signer: SAMPLES.签发人,
  title: SAMPLES.标题,
  receivers: [SAMPLES.主送机关],
  copies: [SAMPLES.抄送机关],
  paragraphs: SAMPLES.正文.split('\n'),
  attachments: [SAMPLES.附件说明],
  date: SAMPLES.成文日期,
}
