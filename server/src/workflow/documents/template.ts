import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { deliveredLayout } from './delivered'
import { docxOf } from './layout'
import { contentInForce } from './own-template'

export interface Template {
  /** DM_WSLX. */
  readonly type: string
  readonly fileName: string
  readonly content: Buffer
}

const EXTENSION = '.docx'

/**
 * A template as it is in force for an organisation: its own, that of the nearest superior or of the province, else the file
 * of that name in the data folder, else the one that is delivered.
 */
export async function getTemplate(
  db: Db,
  { config }: Pick<Services, 'config'>,
  id: string,
  orgId: string,
): Promise<Template> {
  const { type, fileName } = await getKind(db, id)
  const own = await contentInForce(db, config.provinceCode, orgId, id)
  return { type, fileName, content: own ?? (await readDelivered(config, id, fileName)) }
}

/** What is there without any of an organisation: the file in the data folder, else the delivered one. */
export const readDelivered = async (config: Services['config'], id: string, fileName: string): Promise<Buffer> =>
  (await readFolder(config, fileName)) ?? docxOf(deliveredLayout(id, titleOf(fileName)))

/** A kind of document by the id of its template. */
export async function getKind(db: Db, id: string): Promise<Omit<Template, 'content'>> {
  const known = await db
    .selectFrom('document_template')
    .where('id', '=', id)
    .select(['doc_type as type', 'file_name as fileName'])
    .executeTakeFirst()
  return known ?? refuse('notFound', { what: '文书模板' })
}

export const titleOf = (fileName: string): string => fileName.replace(EXTENSION, '')

/** The province's file in its data folder. */
export const readFolder = ({ dataFolder }: Services['config'], fileName: string): Promise<Buffer | undefined> =>
  readIfThere(join(dataFolder, 'templates', fileName))

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
