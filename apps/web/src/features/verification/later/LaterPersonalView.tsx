import { observer } from 'mobx-react-lite';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { LaterPage } from './LaterPage.tsx';
import type { LaterPersonalPresenter } from './later-personal-presenter.ts';

type Props = { readonly presenter: LaterPersonalPresenter };

export const LaterPersonalView = observer(function LaterPersonalView({ presenter }: Props) {
  return (
    <LaterPage
      title="Personal verification"
      lead="Give a document of yours, as a link or a file: it shows students that you are who you say."
      status={presenter.status}
    >
      <EvidenceFields submission={presenter.form} go="Submit" />
    </LaterPage>
  );
});
