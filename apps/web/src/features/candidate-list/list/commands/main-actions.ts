import type { ScreenCommand } from '../../../../state/active-screen.ts';
import type { CandidateList } from '../candidate-list.ts';
import { reviewOf, startReview } from './review.ts';
import { texts } from '../texts.ts';
import { unanswered } from './verdict-commands.ts';

export interface MainAction {
  readonly label: string;
  readonly isOutlined?: boolean;
  run(): void;
}

/** In the palette, where sharing is among the files. */
export function mainCommands(list: CandidateList): readonly ScreenCommand[] {
  const main = mainActions(list).filter(({ isOutlined }) => isOutlined !== true);
  return main.map(({ label, run }) => ({ label, to: run, rank: 'first' }));
}

/** The next steps with the shown candidates, the main one last. It follows the pile. */
export function mainActions(list: CandidateList): readonly MainAction[] {
  const { source, shown, verdict, services } = list;
  // The shortlisted of the recruiter's own job.
  if (source.verdicts === null && source.verdictSources) {
    if (shown.length === 0) return [];
    return [
      { label: texts.shareShort, isOutlined: true, run: () => services.handOver.share(list, shown) },
      { label: texts.emailAll(shown.length), run: () => services.navigation.email(shown, list) },
    ];
  }
  const rejected = verdict === 'not-a-fit' ? unanswered(list) : [];
  if (rejected.length > 0) {
    return [{ label: texts.emailRejected(rejected.length), run: () => services.navigation.email(rejected, list) }];
  }
  const { count, label } = reviewOf(list);
  return count === 0 ? [] : [{ label, run: () => startReview(list) }];
}
