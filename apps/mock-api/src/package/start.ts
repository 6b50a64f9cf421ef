import { connect, type RunningStandIn } from './client/connect.ts';
import { type StandInOptions, variablesOf } from './options.ts';

const neededNode = 24;

export interface StandIn extends RunningStandIn, AsyncDisposable {
  /** Lets running requests finish, stores what is queued and releases the data folder. */
  close(): Promise<void>;
}

/** A stand-in in this process. Throws an `Error` with a sentence when an option is not one, the port is taken or Node is too old. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const variables = variablesOf({ port: 0, ...options });
  if (Number.parseInt(process.versions.node, 10) < neededNode) {
    throw new Error(
      `startStandIn needs Node ${neededNode} or newer, and this is ${process.version}: npx glo-stand-in runs on older ones, and connect() reaches it.`,
    );
  }
  // Older versions could not even load it.
  const { serve } = await import('./server.ts');
  const { url, close } = await serve(variables);
  const { world } = await connect(url);
  return { url, world, close, [Symbol.asyncDispose]: close };
}
