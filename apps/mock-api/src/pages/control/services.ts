import { act } from './act.ts';
import { byId, copy, part, write } from './dom.ts';
import { list } from './list.ts';
import { moment } from './moment.ts';
import { readable } from './readable.ts';
import { keepFresh } from './sections.ts';
import type { ShownExchange } from '../../upstream/exchange-list.ts';
import { ask } from '../ask.ts';

interface Services {
  readonly upstreams?: { readonly recruiter: string; readonly candidate: string };
  readonly record?: string | null;
  readonly replay?: string;
}

const breachesOnly = byId('breaches-only', HTMLInputElement);

const isBreach = ({ verdict }: ShownExchange) => verdict !== null && verdict.differences.length > 0;

function leadOf(services: Services | null): string {
  if (services?.replay !== undefined) return `Replies come from the recordings in ${services.replay}.`;
  if (services?.upstreams === undefined) {
    return 'The stand-in answers itself. Started with UPSTREAM_RECRUITER and UPSTREAM_CANDIDATE, it passes requests on and checks the replies.';
  }
  const { upstreams, record } = services;
  const kept = record ? ` They are recorded in ${record}.` : '';
  return `Requests go on to ${upstreams.recruiter} and ${upstreams.candidate}; replies are checked against the contract.${kept}`;
}

function verdictOf({ verdict, status }: ShownExchange): string {
  if (status === null) return 'no answer';
  if (verdict === null) return 'no call of the contract';
  const count = verdict.differences.length;
  if (count === 0) return 'as documented';
  return count === 1 ? '1 difference' : `${count} differences`;
}

function remarksOn({ verdict }: ShownExchange): string[] {
  if (verdict === null) return [];
  const { differences, more, reads, leftOut } = verdict;
  const unread = leftOut.map(({ field, id }) => (id === '' ? field : `${field} (id ${id})`)).join(', ');
  const readings = {
    all: 'The application reads all of it.',
    part: `The application leaves out ${unread}.`,
    nothing: 'The application cannot read it.',
  };
  return [...differences, ...(more.length > 0 ? [`More than documented: ${more.join(', ')}.`] : []), readings[reads]];
}

function rowOf(exchange: ShownExchange): HTMLElement {
  const row = copy('an-exchange');
  const { at, method, path, ms, status } = exchange;
  write(row, 'request', `${method} ${path}`);
  write(row, 'verdict', verdictOf(exchange));
  part(row, 'verdict', HTMLElement).classList.toggle('danger', isBreach(exchange));
  write(row, 'meta', `${moment(at)} · ${status ?? 'no status'} · ${ms} ms`);
  // Of a hundred replies few are looked at.
  part(row, 'reply', HTMLElement)
    .closest('details')
    ?.addEventListener('toggle', () => showReplies(row, exchange), { once: true });
  return row;
}

function showReplies(row: HTMLElement, exchange: ShownExchange): void {
  const { body, status, reply, own } = exchange;
  const remarks = remarksOn(exchange).map((text) => {
    const item = document.createElement('li');
    item.textContent = text;
    return item;
  });
  part(row, 'differences', HTMLElement).replaceChildren(...remarks);
  part(row, 'body', HTMLElement).hidden = body === undefined;
  write(row, 'body', `Sent: ${body ?? ''}`);
  write(row, 'status', status === null ? 'no answer' : String(status));
  write(row, 'reply', readable(reply));
  write(row, 'own-status', 'why' in own ? 'not asked' : String(own.status));
  write(row, 'own', 'why' in own ? own.why : readable(own.text));
}

async function refresh(): Promise<void> {
  const { services, exchanges } = (await ask('GET', 'exchanges?limit=50')) as {
    services: Services | null;
    exchanges: ShownExchange[];
  };
  const shown = exchanges.filter((each) => !breachesOnly.checked || isBreach(each));
  byId('services-lead', HTMLElement).textContent = leadOf(services);
  byId('services-tools', HTMLElement).hidden = services === null;
  byId('no-exchanges', HTMLElement).hidden = services === null || shown.length > 0;
  list(byId('exchanges', HTMLElement), shown.toReversed(), ({ id }) => String(id), rowOf);
}

breachesOnly.addEventListener('change', () => void refresh());
byId('clear-exchanges', HTMLElement).addEventListener('click', () =>
  act(async () => {
    await ask('DELETE', 'exchanges');
    await refresh();
    return 'The list is cleared.';
  }),
);
keepFresh('services', refresh);
