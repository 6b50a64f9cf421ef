import type { UnconfirmedEmail } from '@glo/domain/contact/outbox';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { isRepeatRisky, type UnfinishedGroup } from '@glo/domain/shortlist/unfinished-acts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { CircleAlert } from '../../ui/tokens/icons.ts';
import type { Presented } from '../screen.ts';
import { activitySentence } from './activity-line.ts';
import type { ActivityPresenter } from './activity-presenter.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/display/Text.tsx';
import styles from './ActivityView.module.css';
import { Sentence } from './Sentence.tsx';
import { texts as activityTexts } from './texts.ts';

const texts = activityTexts.unfinished;

export const UnfinishedList = observer(function UnfinishedList({ presenter }: Presented<ActivityPresenter>) {
  const { state, all, groups, decisions, canRetryAll, retryAll } = presenter.unfinished;
  if (all.length === 0) return null;
  return (
    <section>
      <Row justify="between" className={styles.day}>
        <h2>{texts.title}</h2>
        {canRetryAll && (
          <Button variant="bare" busy={state.isRetrying} onClick={() => void retryAll()}>
            {texts.tryAll}
          </Button>
        )}
      </Row>
      <ul>
        {decisions.map(({ job, students }, place) => (
          <DecisionRow key={job} presenter={presenter} job={job} students={students} place={place} />
        ))}
        {groups.map((group, place) => (
          <ActRow
            key={[group.kind, group.job, group.why].join(' ')}
            presenter={presenter}
            group={group}
            place={decisions.length + place}
          />
        ))}
        {state.emails.map((email, place) => (
          <EmailRow
            key={email.email.id}
            presenter={presenter}
            email={email}
            place={decisions.length + groups.length + place}
          />
        ))}
      </ul>
    </section>
  );
});

interface RowProps extends Presented<ActivityPresenter> {
  readonly place: number;
}

interface DecisionRowProps extends RowProps {
  readonly job: JobId;
  readonly students: readonly StudentId[];
}

/** Cannot be dismissed, because it is true until the browser writes. */
const DecisionRow = observer(function DecisionRow({ presenter, job, students, place }: DecisionRowProps) {
  const line = presenter.unfinishedLine(texts.decisions, job, students);
  return (
    <UnfinishedRow
      place={place}
      why={texts.blocked}
      acts={
        <Button
          variant="bare"
          aria-label={texts.tryAgainOf(activitySentence(line))}
          onClick={() => presenter.unfinished.state.saveDecisions(job)}
        >
          {texts.tryAgain}
        </Button>
      }
    >
      <Sentence line={line} />
    </UnfinishedRow>
  );
});

const ActRow = observer(function ActRow({ presenter, group, place }: RowProps & { readonly group: UnfinishedGroup }) {
  const { unfinished } = presenter;
  const isRisky = isRepeatRisky(group);
  const words = isRisky ? texts.maybeTold : texts.acts[group.kind];
  const line = presenter.unfinishedLine(
    words,
    group.job,
    group.acts.map(({ student }) => student),
  );
  const sentence = activitySentence(line);
  const why = texts.why[group.why];
  return (
    <UnfinishedRow
      place={place}
      why={isRisky ? `${why} ${texts.risk}` : why}
      acts={
        <>
          <Button
            variant="bare"
            busy={unfinished.state.isRetrying}
            aria-label={texts.tryAgainOf(sentence)}
            onClick={() => void unfinished.retry(group)}
          >
            {texts.tryAgain}
          </Button>
          <Button
            variant="bare"
            aria-label={texts.dismissOf(sentence)}
            onClick={() => void unfinished.state.dismiss(group.acts)}
          >
            {texts.dismiss}
          </Button>
        </>
      }
    >
      <Sentence line={line} />
    </UnfinishedRow>
  );
});

const EmailRow = observer(function EmailRow({
  presenter,
  email,
  place,
}: RowProps & { readonly email: UnconfirmedEmail }) {
  const { unfinished, drafts } = presenter;
  const to = presenter.recipientsOf(email);
  const sentence = texts.email(to);
  return (
    <UnfinishedRow
      place={place}
      why={texts.emailRisk}
      acts={
        <>
          <Button
            variant="bare"
            busy={drafts.opening === email.email.id}
            aria-label={texts.openOf(to)}
            onClick={() => void drafts.open(email.email)}
          >
            {texts.open}
          </Button>
          <Button
            variant="bare"
            aria-label={texts.dismissOf(sentence)}
            onClick={() => void unfinished.state.dismissEmail(email)}
          >
            {texts.dismiss}
          </Button>
        </>
      }
    >
      <p className={styles.sentence}>{sentence}</p>
    </UnfinishedRow>
  );
});

interface RowLook {
  readonly place: number;
  readonly why: string;
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

function UnfinishedRow({ place, why, acts, children }: RowLook) {
  return (
    <li className={styles.row} data-item={place}>
      <Row as="span" tone="danger">
        <CircleAlert />
      </Row>
      <div>
        {children}
        <Text size={1} tone="subtle">
          {why}
        </Text>
      </div>
      <Row as="span" gap={1}>
        {acts}
      </Row>
    </li>
  );
}
