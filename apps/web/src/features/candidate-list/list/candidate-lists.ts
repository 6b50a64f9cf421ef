import { injectable } from 'inversify';
import { ActiveScreen } from '../../../state/active-screen.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Notices } from '../../../state/notices.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { CandidateActions } from '../actions/candidate-actions.ts';
import { PileFolders } from '../folders/pile-folders.ts';
import { HandOver } from './hand-over/hand-over.ts';
import { CandidateList } from './candidate-list.ts';
import { ListKnowledge } from './list-knowledge.ts';
import { ListNavigation } from './list-navigation.ts';
import type { ListServices } from './list-services.ts';
import type { ListSource } from './list-source.ts';

@injectable('Transient')
export class CandidateLists {
  readonly services: ListServices;

  constructor(
    actions: CandidateActions,
    piles: PileFolders,
    records: LocalRecords,
    knowledge: ListKnowledge,
    navigation: ListNavigation,
    handOver: HandOver,
    screen: ActiveScreen,
    notices: Notices,
    questions: Questions,
  ) {
    this.services = { actions, piles, records, knowledge, navigation, handOver, screen, notices, questions };
  }

  create(source: ListSource): CandidateList {
    this.services.knowledge.open();
    return new CandidateList(source, this.services);
  }
}
