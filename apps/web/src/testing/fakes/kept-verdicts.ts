import { MemoryVerdicts } from '@glo/adapters/browser/verdicts/memory-verdicts';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { OwnVerdicts } from '@glo/domain/verdicts/own-verdicts';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { KeptVerdicts } from '../../state/saved-data/kept-verdicts.ts';
import type { VerdictUseCases } from '../../state/verdicts/verdict-code.ts';
import type { Notices } from '../../state/notices.ts';
import type { SessionState } from '../../state/session-state.ts';

/** The verdicts of a browser, in memory. */
export function someKeptVerdicts(session: SessionState, notices: Notices, port = new MemoryVerdicts()): KeptVerdicts {
  return new KeptVerdicts({ load: async () => someVerdictUseCases(session, port) }, notices);
}

export function someVerdictUseCases(
  session: SessionState,
  port = new MemoryVerdicts(),
  tabs = new FakeTabs(),
): VerdictUseCases {
  return { own: new OwnVerdicts(port, session, tabs), keeping: new VerdictKeeping(port, session, tabs) };
}
