import { shortDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { Mail } from '../../ui/tokens/icons.ts';
import type { Presented } from '../screen.ts';
import type { ActivityPresenter } from './activity-presenter.ts';
import { ActivityRow, ActivitySection } from './ActivityRow.tsx';
import { texts as activityTexts } from './texts.ts';

const texts = activityTexts.drafts;

export const DraftList = observer(function DraftList({ presenter }: Presented<ActivityPresenter>) {
  const { drafts, unfinished } = presenter;
  if (drafts.all.length === 0) return null;
  return (
    <ActivitySection title={texts.title}>
      {drafts.all.map((email, place) => {
        const to = presenter.recipientsOf(email);
        return (
          <ActivityRow
            key={email.id}
            place={unfinished.all.length + place}
            icon={<Mail />}
            at={email.at}
            time={shortDate}
            actions={[
              {
                label: texts.continue,
                name: texts.continueTo(to),
                busy: drafts.opening === email.id,
                onPress: () => void drafts.open(email),
              },
              { label: texts.delete, name: texts.deleteTo(to), onPress: () => void drafts.remove(email) },
            ]}
          >
            <span>{`${texts.to} `}</span>
            <strong translate="no">{to}</strong>
            <span>{` · ${email.draft.subject.trim() || texts.noSubject}`}</span>
          </ActivityRow>
        );
      })}
    </ActivitySection>
  );
});
