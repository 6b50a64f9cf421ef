import { observer } from 'mobx-react-lite';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { texts as ofFailed } from '../failed-texts.ts';
import { LaterPage } from './LaterPage.tsx';
import type { LaterPersonalPresenter } from './later-personal-presenter.ts';
import { texts } from './texts.ts';

type Props = { readonly presenter: LaterPersonalPresenter };

export const LaterPersonalView = observer(function LaterPersonalView({ presenter }: Props) {
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
