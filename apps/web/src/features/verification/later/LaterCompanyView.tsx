import { observer } from 'mobx-react-lite';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { LaterPage } from './LaterPage.tsx';
import type { LaterCompanyPresenter } from './later-company-presenter.ts';

type Props = { readonly presenter: LaterCompanyPresenter };

export const LaterCompanyView = observer(function LaterCompanyView({ presenter }: Props) {
  return (
    <LaterPage
      title="Company verification"
      lead="Give one of the three: it shows students that your company is real."
      status={presenter.status}
    >
      <EvidenceFields submission={presenter.form} withCin go="Submit" />
    </LaterPage>
  );
});
