import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { useCasePapersQuery, useCaseTemplatesQuery } from '../../case-api'
import { CreateForm } from './create-form'
import type { MadeDocument } from './made'
import { writtenBefore } from './written'

interface CreateDialogProps {
  readonly petitionNo: string
  readonly onClose: () => void
  readonly onMade: (document: MadeDocument) => void
}

/** A document from a template: of which kind, and what it says. */
export default function CreateDialog({ petitionNo, onClose, onMade }: CreateDialogProps) {
  const { data: templates, error, refetch } = useCaseTemplatesQuery({ petitionNo })
  const { data: papers, isLoading } = useCasePapersQuery({ petitionNo })
  const isReady = templates !== undefined && !isLoading
  return (
    <Dialog title="生成文书" width={640} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!error && !isReady && <Loading />}
      {isReady && (
        <CreateForm
          petitionNo={petitionNo}
          templates={templates}
          before={writtenBefore(papers)}
          onClose={onClose}
          onMade={document => {
            void refetch()
            onMade(document)
          }}
        />
      )}
    </Dialog>
  )
}
