import { HomeInFrame } from './home-head'

/** /home/homeStaff: the classic desk of clerks, registrars and windows. */
export default function StaffPage() {
  return <HomeInFrame home="homeStaff" />
}
