import type { Upstreams } from './destinations.ts';
import { Recorder } from './recording/recorder.ts';
import { recordingSource } from './recording/recording-source.ts';
import type { ReplySource } from './reply-source.ts';
import { upstreamSource } from './upstream-source.ts';

/** Where requests to the services are answered when it is not here. */
export type RealServices =
  | { readonly upstreams: Upstreams; readonly record: string | null; readonly patience?: number }
  | { readonly replay: string; readonly sessionEnd: string };

export interface OpenServices {
  readonly asked: RealServices;
  readonly source: ReplySource;
  readonly recorder: Recorder | null;
}

/** Throws `UnusableFolder` when nothing can be recorded, or nothing was. */
export async function openServices(asked: RealServices): Promise<OpenServices> {
  if ('replay' in asked) {
    return { asked, source: await recordingSource(asked.replay, asked.sessionEnd), recorder: null };
  }
  const recorder = asked.record === null ? null : await Recorder.in(asked.record);
  return { asked, source: upstreamSource(asked.upstreams, asked.patience), recorder };
}
