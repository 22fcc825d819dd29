import type { KnowledgeKind } from '@portal/shared-lib/contract/knowledge'

/** A folder of the knowledge tree. */
export interface Folder {
  readonly title: string
  readonly below: readonly DemoNode[]
}

/** A document; `articles` are pairs of number and text. */
export interface Leaf {
  readonly title: string
  readonly docNo?: string
  readonly issuer?: string
  readonly issueDate?: string
  readonly effectDate?: string
  readonly status?: '现行' | '已修改' | '已废止'
  readonly articles: readonly (readonly [no: string, text: string])[]
}

export type DemoNode = Folder | Leaf

/** One of the ten branches; its documents are of its kind. */
export interface Branch extends Folder {
  readonly kind: KnowledgeKind
}

export const folder = (title: string, ...below: DemoNode[]): Folder => ({ title, below })

const NUMBERS = '一二三四五六七八九十'
const ISSUER = '临江省信访局'
const SAMPLE = '示例内容，为演示系统而编写，不作为办理依据。'

/** An invented text that says so: paragraphs are numbered 一, 二, 三. */
export const sample = (title: string, ...paragraphs: string[]): Leaf => ({
  title,
  issuer: ISSUER,
  issueDate: '2026-03-02',
  effectDate: '2026-04-01',
  articles: [['说明', SAMPLE], ...paragraphs.map((text, index) => [NUMBERS.charAt(index), text] as const)],
})
