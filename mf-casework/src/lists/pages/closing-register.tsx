import { ListPage } from '../list-page'
import { CLOSING_REGISTER } from '../views/petitions'

/** /letterClosing/letterCloseRegister */
export default function ClosingRegisterPage() {
  return <ListPage view={CLOSING_REGISTER} />
}
