import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkPagesQuery } from '../api'
import { ArrangeSheets } from './arrange-sheets'

/** Pixels: four sheets in a row. */
const WIDTH = 960

/** 整理页面: order, turning, blank pages, and where in a scan another letter begins. */
export function ArrangeButton({ itemId }: { itemId: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        整理页面
      </button>
      {open && (
        <Dialog title="整理页面" width={WIDTH} onClose={close}>
          <Pages itemId={itemId} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

function Pages({ itemId, onDone }: { itemId: string; onDone: () => void }) {
  const { data, error, refetch, isFetching } = useCaseworkPagesQuery({ itemId }, { refetchOnMountOrArgChange: true })
  if (error && !isFetching) return <Trouble error={error} onRetry={refetch} />
  if (!data || isFetching) return <Loading />
  return <ArrangeSheets itemId={itemId} pages={data.pages} onDone={onDone} />
}
