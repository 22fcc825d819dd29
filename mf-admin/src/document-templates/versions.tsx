import { downloadFile, formatSize, notify, WhileLoading } from '@portal/shared-lib'
import type { TemplateVersionsAnswer } from '@portal/shared-lib/contract/calls/document-templates'
import { isOfficial } from '@portal/shared-lib/contract/rules/document-template'
import { Button, Loading, Question, Section, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { RowActions } from '../row-actions'
import {
  useAdminRemoveTemplateMutation,
  useAdminStopTemplateMutation,
  useAdminTemplateInForceMutation,
  useAdminTemplateVersionFileMutation,
  useAdminTemplateVersionsQuery,
  useAdminTryTemplateMutation,
} from './api'
import styles from './document-templates.module.css'
import { sourceOf, type Template, type Version } from './template'
import { TryDialog } from './try-dialog'
import { UploadDialog } from './upload-dialog'

interface VersionsProps {
  /** Empty: the whole province. */
  readonly orgId: string
  readonly orgName: string
  readonly template: Template
  /** Goes back to all kinds. */
  readonly onAll: () => void
}

type Asked = { readonly kind: 'upload' } | { readonly kind: 'try' | 'stop' | 'remove'; readonly version: Version }

/** The versions of a kind of document in an organisation, and what may stand in one. */
export function Versions({ orgId, orgName, template, onAll }: VersionsProps) {
  const { templateId } = template
  const { data, error, isFetching, refetch } = useAdminTemplateVersionsQuery(
    { orgId, templateId },
    { refetchOnMountOrArgChange: true },
  )
  const [asked, ask] = useState<Asked>()
  const give = useGive()
  const close = () => ask(undefined)
  const [fill, tried] = useAdminTryTemplateMutation()
  const act = (kind: 'try' | 'stop' | 'remove', version: Version) => {
    if (kind === 'try') void fill({ args: { id: version.id } })
    ask({ kind, version })
  }
  return (
    <div className={admin.list}>
      <p className={admin.filter}>
        <Button onClick={onAll}>全部文书</Button>
        <Button onClick={() => void give.inForce({ orgId, templateId })}>下载正在使用的模板</Button>
        <Button type="primary" onClick={() => ask({ kind: 'upload' })}>
          上传新版本
        </Button>
      </p>
      <p className={styles.now}>
        {orgName}，正在使用：{sourceOf(template)}
        {template.versionNo > 0 && `第${template.versionNo}版`}
      </p>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <div className={styles.sides}>
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data?.list}
            rowKey="id"
            label={`${template.name}的版本`}
            columns={columnsWith(act, version => void give.version(version))}
            loading={isFetching}
            hint="本机构还没有自己的模板。可先下载正在使用的模板，用Word修改后上传"
          />
        </WhileLoading>
        <Placeholders of={data?.placeholders ?? []} isOfficial={isOfficial(templateId)} />
      </div>
      {asked?.kind === 'upload' && <UploadDialog orgId={orgId} template={template} onClose={close} />}
      {asked?.kind === 'try' && (
        <TryDialog version={asked.version} tried={tried} onAgain={() => act('try', asked.version)} onClose={close} />
      )}
      {(asked?.kind === 'stop' || asked?.kind === 'remove') && (
        <Ask of={asked.version} act={asked.kind} onClose={close} />
      )}
    </div>
  )
}

/** Word files, handed to the browser. */
function useGive() {
  const [version] = useAdminTemplateVersionFileMutation()
  const [inForce] = useAdminTemplateInForceMutation()
  const save = async (made: { readonly data?: { fileId: string; fileName: string }; readonly error?: unknown }) => {
    if (made.data) await downloadFile({ id: made.data.fileId, name: made.data.fileName })
    else notify.error(messageOf(made.error))
  }
  return {
    version: async ({ id }: Version) => save(await version({ args: { id } })),
    inForce: async (args: { readonly orgId: string; readonly templateId: string }) => save(await inForce({ args })),
  }
}

const QUESTIONS = {
  stop: {
    leave: '停用',
    done: '已停用',
    text: (no: number) => `停用第${no}版后，本机构改用上级机构、全省或者系统自带的模板。确定停用？`,
  },
  remove: { leave: '删除', done: '已删除', text: (no: number) => `删除后不能恢复。确定删除第${no}版？` },
} as const

function Ask({
  of,
  act,
  onClose,
}: {
  readonly of: Version
  readonly act: 'stop' | 'remove'
  readonly onClose: () => void
}) {
  const [stop] = useAdminStopTemplateMutation()
  const [remove] = useAdminRemoveTemplateMutation()
  const { leave, text, done } = QUESTIONS[act]
  const answer = async (isSure: boolean) => {
    onClose()
    if (!isSure) return
    const { error } = await (act === 'stop' ? stop : remove)({ args: { id: of.id } })
    if (error) notify.error(messageOf(error))
    else notify.success(`第${of.versionNo}版${done}`)
  }
  return <Question text={text(of.versionNo)} leave={leave} stay="取消" onAnswer={isSure => void answer(isSure)} />
}

interface PlaceholdersProps {
  readonly of: TemplateVersionsAnswer['placeholders']
  readonly isOfficial: boolean
}

function Placeholders({ of, isOfficial }: PlaceholdersProps) {
  return (
    <Section title="可用的占位符">
      <p className={styles.hint}>生成文书时换成实际内容；标“必备”的，模板中必须有。</p>
      {isOfficial && <p className={styles.hint}>{OFFICIAL_HINT}</p>}
      <table className={styles.placeholders} aria-label="可用的占位符">
        <thead>
          <tr>
            <th scope="col">占位符</th>
            <th scope="col">示例</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ name, sample, required }) => (
            <tr key={name}>
              <td>
                {name}
                {required && <strong className={styles.required}>必备</strong>}
              </td>
              <td>{sample}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const OFFICIAL_HINT =
  '公文模板只用段落：可改文字、顺序、字体（仿宋、黑体、楷体、方正小标宋简体）、字号、加粗、红色、对齐、缩进、行距、段落上下单线和分页；纸张、页边距和页码按标准，不能用表格、图片和文本框。“正文”“附件说明”须单独成段，发文机关标志须为红色，版记放在最后。'

const stateOf = ({ inUse, triedAt, usedAt }: Version): string => {
  if (inUse) return '使用中'
  if (triedAt === null) return '待试填'
  return usedAt === null ? '已试填，未启用' : '曾启用'
}

const columnsWith = (
  act: (kind: 'try' | 'stop' | 'remove', version: Version) => void,
  save: (version: Version) => void,
): Column<Version>[] => [
  { title: '版本', dataIndex: 'versionNo', width: 64, render: no => `第${no}版` },
  { title: '状态', key: 'state', width: 120, render: (_, version) => stateOf(version) },
  { title: '版本说明', dataIndex: 'note', width: 140 },
  {
    title: '上传',
    key: 'uploaded',
    width: 150,
    render: (_, { uploadedBy, uploadedAt }) => (
      <span className={admin.figures} title={uploadedAt}>
        {uploadedBy} {uploadedAt.slice(0, 10)}
      </span>
    ),
  },
  {
    title: '大小',
    dataIndex: 'size',
    width: 80,
    render: size => <span className={admin.figures}>{formatSize(size)}</span>,
  },
  {
    title: '操作',
    key: 'rowActions',
    width: 170,
    fixed: 'right',
    render: (_, version) => (
      <RowActions
        of={`第${version.versionNo}版`}
        acts={{
          [version.inUse ? '试填' : '试填启用']: () => act('try', version),
          下载: () => save(version),
          停用: version.inUse ? () => act('stop', version) : undefined,
          删除: version.inUse ? undefined : () => act('remove', version),
        }}
      />
    ),
  },
]
