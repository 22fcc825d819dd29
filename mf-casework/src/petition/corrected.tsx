import { onDemand, WhileLoading } from '@portal/shared-lib'
import { Alert } from '@portal/shared-lib/ui'
import registered from '../registration/form-page/registered.module.css'
import type { Made } from '../registration/slips/slip'

const PrintSlips = onDemand(() => import('../registration/slips/print-slips'))

/** It is corrected: what was printed when it was registered can be printed as it is now. */
export const Corrected = ({ made, onClose }: { made: Made; onClose: () => void }) => (
  <Alert
    type="success"
    showIcon
    closable
    onClose={onClose}
    title="修改已保存，修改前后的内容已记入办理过程。"
    description={
      <div className={registered.steps}>
        <WhileLoading fallback={null}>
          <PrintSlips made={made} className={registered.print} />
        </WhileLoading>
      </div>
    }
  />
)
