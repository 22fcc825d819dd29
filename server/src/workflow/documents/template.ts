import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { deliveredLayout } from './delivered'
import { docxOf } from './layout'

export interface Template {
  /** DM_WSLX. */
  readonly type: string
  readonly fileName: string
  readonly content: Buffer
}

const EXTENSION = '.docx'

/** A template: the province's own file of that name in its data folder, else the one that is delivered. */
export async function getTemplate(db: Db, { config }: Pick<Services, 'config'>, id: string): Promise<Template> {
  const known = await db
    .selectFrom('document_template')
    .where('id', '=', id)
    .select(['doc_type as type', 'file_name as fileName'])
    .executeTakeFirst()
  if (!known) return refuse('notFound', { what: '文书模板' })
  const { type, fileName } = known
  const own = await readIfThere(join(config.dataFolder, 'templates', fileName))
  return { type, fileName, content: own ?? docxOf(deliveredLayout(id, fileName.replace(EXTENSION, ''))) }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
