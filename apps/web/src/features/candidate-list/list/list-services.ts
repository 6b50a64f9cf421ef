import type { ActiveScreen } from '../../../state/active-screen.ts';
import type { LocalRecords } from '../../../state/device/local-records.ts';
import type { Notices } from '../../../state/notices.ts';
import type { Questions } from '../../../state/questions/questions.ts';
import type { CandidateActions } from '../actions/candidate-actions.ts';
import type { PileFolders } from '../folders/pile-folders.ts';
import type { HandOver } from './hand-over/hand-over.ts';
import type { ListKnowledge } from './list-knowledge.ts';
import type { ListNavigation } from './list-navigation.ts';

export interface ListServices {
  readonly actions: CandidateActions;
  readonly piles: PileFolders;
  readonly records: LocalRecords;
  readonly knowledge: ListKnowledge;
  readonly navigation: ListNavigation;
  readonly handOver: HandOver;
  readonly screen: ActiveScreen;
  readonly notices: Notices;
  readonly questions: Questions;
}
