import { HomeInFrame } from './home-head'
import { QuickEntry } from './quick-entry'

/** /home/index: for heads of departments and officers, and whoever has no other: what waits, with whom, what is new. */
export default function HomePage() {
  return <HomeInFrame home="index" action={<QuickEntry />} />
}
