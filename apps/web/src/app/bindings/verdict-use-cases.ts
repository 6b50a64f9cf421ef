import { IndexedDbVerdicts } from '@glo/adapters/browser/verdicts/indexed-db-verdicts';
import type { CurrentSession } from '@glo/domain/account/session';
import type { Tabs } from '@glo/domain/shared/tabs';
import { OwnVerdicts } from '@glo/domain/verdicts/own-verdicts';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import type { VerdictUseCases } from '../../state/verdicts/verdict-code.ts';

export function createVerdictUseCases(session: CurrentSession, tabs: Tabs): VerdictUseCases {
  const verdicts = new IndexedDbVerdicts();
  return { own: new OwnVerdicts(verdicts, session, tabs), keeping: new VerdictKeeping(verdicts, session, tabs) };
}
