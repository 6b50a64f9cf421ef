import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import { longDate, shortDate, timeOfDay } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/actions/Button.tsx';
import { Mail } from '../../ui/tokens/icons.ts';
import type { Presented } from '../screen.ts';
import type { ActivityPresenter } from './activity-presenter.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/display/Text.tsx';
import styles from './ActivityView.module.css';
import { texts } from './texts.ts';

export const DraftList = observer(function DraftList({ presenter }: Presented<ActivityPresenter>) {
  const { drafts, unfinished } = presenter;
  if (drafts.all.length === 0) return null;
  return (
    <section>
      <Text as="h2" className={styles.day} space={{ marginTop: unfinished.all.length === 0 ? undefined : 5 }}>
        {texts.drafts.title}
      </Text>
      <ul>
        {drafts.all.map((email, place) => (
          <DraftRow key={email.id} presenter={presenter} email={email} place={unfinished.all.length + place} />
        ))}
      </ul>
    </section>
  );
});

interface DraftRowProps extends Presented<ActivityPresenter> {
  readonly email: UnsentEmail;
  readonly place: number;
}

const DraftRow = observer(function DraftRow({ presenter, email, place }: DraftRowProps) {
  const { drafts } = presenter;
  const to = presenter.recipientsOf(email);
  const subject = email.draft.subject.trim() || texts.drafts.noSubject;
  const time = timeOfDay(email.at);
  return (
    <li className={styles.row} data-item={place}>
      <Row as="span" tone="subtle">
        <Mail />
      </Row>
      <p className={styles.sentence}>
        <span>{`${texts.drafts.to} `}</span>
        <strong translate="no">{to}</strong>
        <span>{` · ${subject}`}</span>
      </p>
      <Row as="span" gap={1}>
        <Button
          variant="bare"
          busy={drafts.opening === email.id}
          aria-label={texts.drafts.continueTo(to)}
          onClick={() => void drafts.open(email)}
        >
          {texts.drafts.continue}
        </Button>
        <Button variant="bare" aria-label={texts.drafts.deleteTo(to)} onClick={() => void drafts.remove(email)}>
          {texts.drafts.delete}
        </Button>
      </Row>
      <time className={styles.time} dateTime={email.at} title={`${longDate(email.at)}, ${time}`}>
        {shortDate(email.at)}
      </time>
    </li>
  );
});
