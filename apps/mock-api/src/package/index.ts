export { connect, type RunningStandIn } from './client/connect.ts';
export { NotAsExpected, StandInError, WorldEvicted } from './client/control.ts';
export type { MessageWanted, Outbox } from './client/outbox.ts';
export type { Requests, RequestsExpected, RequestWanted } from './client/requests.ts';
export { type Cookie, type Credentials, demoRecruiter, type Session } from './client/session.ts';
export type {
  DataSet,
  FaultToPlan,
  Har,
  Message,
  NearestRequest,
  RequestFilter,
  ServedRequest,
} from './client/shapes.ts';
export type { WorldClock } from './client/world-clock.ts';
export type { PlannedFault, World } from './client/world.ts';
export type { StandInOptions } from './options.ts';
export { type StandIn, startStandIn } from './start.ts';
