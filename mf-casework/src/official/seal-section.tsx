import { send } from '@portal/shared-lib'
import {
  type OfficialDocumentAnswer,
  type VerifySealAnswer,
  verifySeal,
} from '@portal/shared-lib/contract/calls/official-documents'
import { Button, Fields, Section } from '@portal/shared-lib/page'
import { type ChosenFile, FileChoice } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import styles from './official.module.css'

interface Found extends Pick<VerifySealAnswer, 'matches' | 'found' | 'key'> {
  readonly what: string
}

/** 用印 and 验章: of the file that is kept, or of a copy that somebody has in hand. */
export function SealSection({
  of: { id, sealName, sealKey, sealedBy, sealedAt, digest, pdfDigest },
}: {
  of: OfficialDocumentAnswer
}) {
  const [found, keep] = useState<Found | string>()
  const [isChoosing, setChoosing] = useState(false)
  const check = async (what: string, copyId = '') => {
    const { data, error } = await send(verifySeal, { id, copyId })
    keep(error ? error.message : { ...data, what })
  }
  const checkCopy = ([file]: readonly ChosenFile[]) => {
    if (file) void check(`“${file.name}”`, file.id)
  }
  return (
    <Section title="印章与验章">
      <Fields
        rows={[
          ['印章', sealName],
          ['用印人', sealedBy],
          ...(sealKey ? [['签名密钥', sealKey] as const] : []),
          ['用印时间', sealedAt?.slice(0, 16) ?? ''],
          ['文件摘要（SM3）', <Digest key="digest">{digest}</Digest>, 'wide'],
          ...(pdfDigest ? [pdfRow(pdfDigest)] : []),
        ]}
      />
      <div className={styles.heading}>
        <Button onClick={() => void check('系统保存的公文文件')}>验章</Button>
        <Button onClick={() => setChoosing(!isChoosing)}>核对手中的文件</Button>
        <output>{found === undefined ? '' : textOf(found)}</output>
      </div>
      {isChoosing && <FileChoice most={1} files={[]} onChange={checkCopy} />}
    </Section>
  )
}

const Digest = ({ children }: { children: string }) => <span className={styles.digest}>{children}</span>

const pdfRow = (digest: string) => ['PDF文件摘要（SM3）', <Digest key="pdf">{digest}</Digest>, 'wide'] as const

function textOf(found: Found | string): string {
  if (typeof found === 'string') return found
  if (!found.matches) return `${found.what}与用印时不一致，内容已被改动，不能作为有效公文。`
  const same = `${found.what}与用印时一致`
  if (!found.key) return `${same}，印章有效。`
  const { owner, serialNo, signedAt, problem } = found.key
  return problem
    ? `${same}，但${problem}，不能作为有效公文。`
    : `${same}，由“${owner}”的密钥于${signedAt.slice(0, 16)}签名（证书序列号${serialNo}），签名和印章有效。`
}
