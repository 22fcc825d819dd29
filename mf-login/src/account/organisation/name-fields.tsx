import { ReadOnly } from '../form/field'
import { TextLine } from './text-line'
import type { OrganisationEditing } from './use-organisation-form'

/** What the organisation is called. */
export function NameFields({ editing }: { editing: OrganisationEditing }) {
  return (
    <>
      <TextLine editing={editing} field="companyName" hint={<p>与公章一致的全称</p>} />
      <TextLine editing={editing} field="docShortName" hint={<p>用于文号，如“临信访”</p>} />
      <TextLine editing={editing} field="pinYin" hint={<p>全称的拼音首字母</p>} />
      <ReadOnly label="机构代码" value={editing.entered.orgCode} />
    </>
  )
}
