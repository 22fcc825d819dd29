import type { Field } from '../form'

/** What proves an entry for an organisation without access. */
export const PAPER: Field = {
  name: 'paperId',
  wire: 'dlrfj',
  label: '单位出具的书面材料',
  kind: 'file',
  text: '请上传单位出具的书面材料',
}
