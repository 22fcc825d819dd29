import { HomeInFrame } from './home-head'
import { QuickEntry } from './quick-entry'

/** /home/homeStaff: the classic desk of clerks, registrars and windows. */
export default function StaffPage() {
  return <HomeInFrame home="homeStaff" action={<QuickEntry />} />
}
