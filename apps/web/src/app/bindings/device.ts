import { Api } from '@glo/adapters/http/api';
import { HttpEmails } from '@glo/adapters/recruiter-api/http-emails';
import { CurrentSession } from '@glo/domain/account/session';
import { Emails } from '@glo/domain/contact/emails';
import { Outbox } from '@glo/domain/contact/outbox';
import { DeviceRows } from '@glo/domain/device/device-rows';
import { OwnRows } from '@glo/domain/device/own-rows';
import { Tabs } from '@glo/domain/shared/tabs';
import { ActJournal } from '@glo/domain/unfinished/act-journal';
import { Acts } from '@glo/domain/unfinished/acts';
import { OpenPages } from '@glo/domain/unfinished/open-pages';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { DeviceVisits } from '@glo/domain/visits/device-visits';
import { Visits } from '@glo/domain/visits/profile-visit';
import { VisitKeeping } from '@glo/domain/visits/visit-keeping';
import { ContainerModule } from 'inversify';
import { rowKinds } from '../../state/kinds/kinds.ts';
import { provide } from './provide.ts';

/** Ports and use cases that keep rows on this device. */
export const device = new ContainerModule((options) => {
  const { bind } = options;
  bind(OwnRows).toResolvedValue(
    (rows, session, tabs) => new OwnRows(rowKinds, rows, session, tabs),
    [DeviceRows, CurrentSession, Tabs],
  );
  provide(options, VerdictKeeping, VerdictKeeping, [DeviceRows, CurrentSession, Tabs]);
  provide(options, VisitKeeping, VisitKeeping, [DeviceRows, CurrentSession]);
  provide(options, Visits, DeviceVisits, [DeviceRows, CurrentSession]);
  bind(OpenPages).toResolvedValue((tabs) => new OpenPages(tabs, () => crypto.randomUUID()), [Tabs]);
  provide(options, ActJournal, ActJournal, [DeviceRows, OpenPages, CurrentSession]);
  bind(Acts).toService(ActJournal);
  bind(Outbox).toResolvedValue(
    (rows, api, tabs, session, pages) => new Outbox(rows, new HttpEmails(api), tabs, session, pages),
    [DeviceRows, Api, Tabs, CurrentSession, OpenPages],
  );
  bind(Emails).toService(Outbox);
});
