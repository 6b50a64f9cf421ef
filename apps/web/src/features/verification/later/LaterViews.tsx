import { observer } from 'mobx-react-lite';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { texts as ofFailed } from '../failed-texts.ts';
import type { Presented } from '../../screen.ts';
import { LaterPage } from './LaterPage.tsx';
import type { LaterCompanyPresenter, LaterPersonalPresenter } from './later-presenters.ts';
import { texts } from './texts.ts';

export const LaterCompanyView = observer(function LaterCompanyView({ presenter }: Presented<LaterCompanyPresenter>) {
  const company = presenter.companyName || texts.yourCompany;
  return (
    <LaterPage
      title={texts.company}
      lead={texts.companyLead(company)}
      {...(!presenter.isAdmin && { first: texts.byAdmin(company) })}
      status={presenter.status}
      isBegun={presenter.form.evidence.given > 0}
      about="company"
      verified={{ title: texts.companyVerified(company), note: texts.companyStaysVerified }}
      failed={ofFailed.company.title}
    >
      <EvidenceFields submission={presenter.form} withCin go={texts.submit} />
    </LaterPage>
  );
});

export const LaterPersonalView = observer(function LaterPersonalView({ presenter }: Presented<LaterPersonalPresenter>) {
  return (
    <LaterPage
      title={texts.personal}
      lead={texts.personalLead}
      status={presenter.status}
      isBegun={presenter.form.evidence.given > 0}
      about="personal"
      verified={{ title: texts.personalVerified, note: texts.personalAgain }}
      withoutCompany={!presenter.hasCompany}
      failed={ofFailed.personal.title}
    >
      <EvidenceFields submission={presenter.form} go={texts.submit} />
    </LaterPage>
  );
});
