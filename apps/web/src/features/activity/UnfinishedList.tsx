import { isRepeatRisky } from '@glo/domain/shortlist/unfinished-acts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { CircleAlert } from '../../ui/tokens/icons.ts';
import type { Presented } from '../screen.ts';
import { activitySentence } from './activity-line.ts';
import type { ActivityPresenter } from './activity-presenter.ts';
import { ActivityRow, ActivitySection, type RowAction } from './ActivityRow.tsx';
import { Sentence } from './Sentence.tsx';
import { texts as activityTexts } from './texts.ts';

const texts = activityTexts.unfinished;

export const UnfinishedList = observer(function UnfinishedList({ presenter }: Presented<ActivityPresenter>) {
  const { state, all, canRetryAll, retryAll } = presenter.unfinished;
  if (all.length === 0) return null;
  const retry = canRetryAll && (
    <Button variant="bare" busy={state.isRetrying} onClick={() => void retryAll()}>
      {texts.tryAll}
    </Button>
  );
  return (
    <ActivitySection title={texts.title} end={retry}>
      {[...decisions(presenter), ...acts(presenter), ...emails(presenter)].map(({ key, sentence, ...row }, place) => (
        <ActivityRow key={key} {...row} place={place} icon={<CircleAlert />}>
          {sentence}
        </ActivityRow>
      ))}
    </ActivitySection>
  );
});

interface UnfinishedRow {
  readonly key: string;
  readonly sentence: ReactNode;
  readonly note: string;
  readonly actions: readonly RowAction[];
}

/** Cannot be dismissed, because they are true until the browser writes. */
function decisions(presenter: ActivityPresenter): readonly UnfinishedRow[] {
  const { decisions: unsaved, state } = presenter.unfinished;
  return unsaved.map(({ job, students }) => {
    const line = presenter.unfinishedLine(texts.decisions, job, students);
    const name = texts.tryAgainOf(activitySentence(line));
    return {
      key: job,
      sentence: <Sentence line={line} />,
      note: texts.blocked,
      actions: [{ label: texts.tryAgain, name, onPress: () => state.saveDecisions(job) }],
    };
  });
}

function acts(presenter: ActivityPresenter): readonly UnfinishedRow[] {
  const { unfinished } = presenter;
  const { groups, state } = unfinished;
  return groups.map((group) => {
    const isRisky = isRepeatRisky(group);
    const words = isRisky ? texts.maybeTold : texts.acts[group.kind];
    const students = group.acts.map(({ student }) => student);
    const line = presenter.unfinishedLine(words, group.job, students);
    const sentence = activitySentence(line);
    const why = texts.why[group.why];
    const retry = () => void unfinished.retry(group);
    const dismiss = () => void state.dismiss(group.acts);
    return {
      key: [group.kind, group.job, group.why].join(' '),
      sentence: <Sentence line={line} />,
      note: isRisky ? `${why} ${texts.risk}` : why,
      actions: [
        { label: texts.tryAgain, name: texts.tryAgainOf(sentence), busy: state.isRetrying, onPress: retry },
        { label: texts.dismiss, name: texts.dismissOf(sentence), onPress: dismiss },
      ],
    };
  });
}

function emails(presenter: ActivityPresenter): readonly UnfinishedRow[] {
  const { unfinished, drafts } = presenter;
  return unfinished.state.emails.map((unconfirmed) => {
    const { email } = unconfirmed;
    const to = presenter.recipientsOf(unconfirmed);
    const sentence = texts.email(to);
    const open = () => void drafts.open(email);
    const dismiss = () => void unfinished.state.dismissEmail(unconfirmed);
    return {
      key: email.id,
      sentence: <p>{sentence}</p>,
      note: texts.emailRisk,
      actions: [
        { label: texts.open, name: texts.openOf(to), busy: drafts.opening === email.id, onPress: open },
        { label: texts.dismiss, name: texts.dismissOf(sentence), onPress: dismiss },
      ],
    };
  });
}
