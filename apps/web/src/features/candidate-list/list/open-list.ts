import { runInAction, when } from 'mobx';
import type { ScreenFacts } from '../../../state/active-screen.ts';
import { mostListed } from '../../../state/recent-candidates.ts';
import type { CandidateList } from './candidate-list.ts';
import { followHidden } from './hiding.ts';
import { mainCommands } from './commands/main-actions.ts';
import { startAwaitedReview } from './commands/review.ts';
import { listCommands, listKeys, selectionCommands, selectionText } from './commands/list-commands.ts';

/** Registers the list with the application. Returns the clean-up. */
export function openList(list: CandidateList): () => void {
  const { source, services, bulk, place } = list;
  const forget = services.screen.register(factsOfList(list));
  // A decision can precede the stored verdicts. The list must not change under the recruiter's hands.
  const stopWaiting = when(
    () => source.verdicts?.job.isLoaded === true || source.verdicts?.job.isEmpty === false,
    () => source.verdicts?.job.isLoaded === true && startAtUndecided(list),
  );
  const stopJobs = followHidden(list);
  const stopReview = startAwaitedReview(list);
  bulk.open();
  const leave = place.open();
  return () => {
    leave();
    forget();
    stopWaiting();
    stopJobs();
    stopReview();
    list.stop();
  };
}

/** Commands, keys and people of a list, for the palette, the shortcuts and the selection bar. */
export function factsOfList(list: CandidateList): Required<Omit<ScreenFacts, 'keys' | 'listHref'>> {
  return {
    get commands() {
      return [...mainCommands(list), ...listCommands(list)];
    },
    get focusKeys() {
      return listKeys(list);
    },
    get forSelected() {
      return { text: selectionText(list), commands: selectionCommands(list) };
    },
    get shownPeople() {
      const kept = list.ordered.slice(0, mostListed);
      return kept.map((person) => ({ person, href: list.source.profileHref(person.id) }));
    },
  };
}

function startAtUndecided(list: CandidateList): void {
  const { place, source } = list;
  const first = place.keptVerdict ?? (source.verdicts?.job.isEmpty === false ? 'undecided' : 'all');
  place.keepVerdict(first);
  runInAction(() => (list.firstVerdict = first));
}
