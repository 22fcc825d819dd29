import { isOfficial } from '@portal/shared-lib/contract/rules/document-template'
import { OFFICIAL_KINDS, type OfficialKind } from '@portal/shared-lib/contract/rules/official-document'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { getKind } from '../../workflow/documents/template'

/** What a template is for: a document of a petition, or a kind of official documents. */
interface Kind {
  readonly id: string
  readonly fileName: string
}

const OFFICIAL: readonly Kind[] = (Object.keys(OFFICIAL_KINDS) as OfficialKind[]).map(id => ({
  id,
  fileName: `公文（${OFFICIAL_KINDS[id]}）.docx`,
}))

export async function allKinds(db: Db): Promise<Kind[]> {
  const ofPetitions = await db
    .selectFrom('document_template')
    .orderBy('id')
    .select(['id', 'file_name as fileName'])
    .execute()
  return [...ofPetitions, ...OFFICIAL]
}

/** The name of the file of a kind; what is none is not found. */
export async function getFileName(db: Db, id: string): Promise<string> {
  if (!isOfficial(id)) return (await getKind(db, id)).fileName
  return OFFICIAL.find(kind => kind.id === id)?.fileName ?? refuse('notFound', { what: '文书模板' })
}
