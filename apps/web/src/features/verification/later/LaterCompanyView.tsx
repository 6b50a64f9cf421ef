import { observer } from 'mobx-react-lite';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { texts as ofFailed } from '../failed-texts.ts';
import { LaterPage } from './LaterPage.tsx';
import type { LaterCompanyPresenter } from './later-company-presenter.ts';
import { texts } from './texts.ts';

type Props = { readonly presenter: LaterCompanyPresenter };

export const LaterCompanyView = observer(function LaterCompanyView({ presenter }: Props) {
  return (
    <LaterPage
      title={texts.company}
      lead={texts.companyLead}
      {...(!presenter.isAdmin && { first: texts.byAdmin })}
      status={presenter.status}
      about="company"
      verified={texts.companyVerified}
      failed={ofFailed.company.title}
    >
      <EvidenceFields submission={presenter.form} withCin go={texts.submit} />
    </LaterPage>
  );
});
