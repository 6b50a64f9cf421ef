import { success } from '@glo/domain/shared/outcome';
import { aClosedJob } from '@glo/domain/testing/builders';
import { aCandidateDirectory, someShortlists } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { RecruitPresenter } from '../features/recruit/recruit-presenter.ts';
import { ReviewStart } from '../features/hiring/review-start.ts';
import { ShortlistedCounts } from '../features/hiring/shortlisted-counts.ts';
import { somePostedJobs } from './posted-jobs.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { ReviewState } from '../state/device/review-state.ts';
import { aVerdictStore, someVisits } from './fakes/kept-verdicts.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { someRecords } from './session.ts';

export function aRecruitPage(memory = new FakeTabMemory(), device = new FakeDevice()) {
  const board = aJobBoard();
  const shortlists = someShortlists();
  board.answers.pastJobs = success([aClosedJob()]);
  const { session, notices, records } = someRecords({ device });
  const navigator = new FakeNavigator();
  const shortlisted = new ShortlistedCounts(shortlists, session, new FakeTabs());
  const verdicts = aVerdictStore(session, records, notices);
  const presenter = new RecruitPresenter(
    somePostedJobs(board, session, notices).posted,
    shortlisted,
    records,
    navigator,
    new ListReturnStore(memory, session, navigator),
    new ReviewStart(
      verdicts,
      someVisits(session),
      shortlisted,
      new ReviewState(memory, session),
      navigator,
      aCandidateDirectory(),
      new ListReturnStore(memory, session, navigator),
    ),
  );
  return { presenter, verdicts, board, shortlists, navigator, notices };
}
