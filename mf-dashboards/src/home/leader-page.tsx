import { HomeInFrame } from './home-head'

/** /home/homeLeader: figures, what waits for a decision, what presses; the header has the way to the map. */
export default function LeaderPage() {
  return <HomeInFrame home="homeLeader" />
}
