import { IndexedDbRows } from '@glo/adapters/browser/device/indexed-db-rows';
import type { Api } from '@glo/adapters/http/api';
import { HttpEmails } from '@glo/adapters/recruiter-api/http-emails';
import type { CurrentSession } from '@glo/domain/account/session';
import { OwnRows } from '@glo/domain/device/own-rows';
import { DeviceVisits } from '@glo/domain/visits/device-visits';
import { Outbox } from '@glo/domain/contact/outbox';
import type { Tabs } from '@glo/domain/shared/tabs';
import { ActJournal } from '@glo/domain/unfinished/act-journal';
import { OpenPages } from '@glo/domain/unfinished/open-pages';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { VisitKeeping } from '@glo/domain/visits/visit-keeping';
import { rowKinds } from '../../state/kinds/kinds.ts';
import type { DeviceUseCases } from '../../state/device-code.ts';

export function createDeviceUseCases(session: CurrentSession, tabs: Tabs, api: Api): DeviceUseCases {
  const rows = new IndexedDbRows();
  const pages = new OpenPages(tabs, () => crypto.randomUUID());
  return {
    own: new OwnRows(rowKinds, rows, session, tabs),
    keeping: new VerdictKeeping(rows, session, tabs),
    outbox: new Outbox(rows, new HttpEmails(api), tabs, session, pages),
    journal: new ActJournal(rows, pages, session),
    visits: new DeviceVisits(rows, session),
    pages,
    jobVisits: new VisitKeeping(rows, session),
  };
}
