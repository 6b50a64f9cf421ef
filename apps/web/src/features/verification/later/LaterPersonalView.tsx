import { observer } from 'mobx-react-lite';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { texts as ofFailed } from '../failed-texts.ts';
import type { Presented } from '../../screen.ts';
import { LaterPage } from './LaterPage.tsx';
import type { LaterPersonalPresenter } from './later-personal-presenter.ts';
import { texts } from './texts.ts';

export const LaterPersonalView = observer(function LaterPersonalView({ presenter }: Presented<LaterPersonalPresenter>) {
  return (
    <LaterPage
      title={texts.personal}
      lead={texts.personalLead}
      status={presenter.status}
      about="personal"
      verified={{ title: texts.personalVerified, note: texts.personalAgain }}
      withoutCompany={!presenter.hasCompany}
      failed={ofFailed.personal.title}
    >
      <EvidenceFields submission={presenter.form} go={texts.submit} />
    </LaterPage>
  );
});
