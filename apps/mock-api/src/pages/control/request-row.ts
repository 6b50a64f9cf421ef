import { inWords } from './act.ts';
import { copy, part, write } from './dom.ts';
import { moment } from './moment.ts';
import { readable } from './readable.ts';
import type { JournalDetails, JournalEntry } from '../../control/journal/served.ts';
import { ask } from '../ask.ts';

function size(bytes: number | null): string {
  if (bytes === null) return '–';
  return bytes < 10_000 ? String(bytes) : `${Math.round(bytes / 1000)} k`;
}

/** Its reply and headers are asked for once it is opened. */
export function requestRow(entry: JournalEntry): HTMLElement {
  const { id, at, method, path, status, ms, requestBytes, replyBytes, body, fault } = entry;
  const row = copy('a-request-row');
  write(row, 'at', moment(at));
  write(row, 'summary', `${method} ${path}`);
  part(row, 'body', HTMLElement).hidden = body === undefined;
  write(row, 'body', body ?? '');
  part(row, 'fault', HTMLElement).hidden = fault === undefined;
  write(row, 'fault', `fault ${fault}`);
  write(row, 'status', status === null ? 'no answer' : String(status));
  part(row, 'status', HTMLElement).classList.toggle('bad', status === null || status >= 400);
  write(row, 'ms', ms.toFixed(1));
  write(row, 'in', size(requestBytes));
  write(row, 'out', size(replyBytes));
  part(row, 'details', HTMLDetailsElement).addEventListener('toggle', () => void showDetails(row, id), { once: true });
  return row;
}

async function showDetails(row: HTMLElement, id: number): Promise<void> {
  try {
    const { reply, requestHeaders, replyHeaders, waitMs, ms } = (await ask('GET', `requests/${id}`)) as JournalDetails;
    write(
      row,
      'timings',
      `${waitMs.toFixed(1)} ms until the reply began, ${(ms - waitMs).toFixed(1)} ms until it had left`,
    );
    write(row, 'reply', reply === null ? '(not kept)' : readable(reply));
    write(row, 'request-headers', linesOf(requestHeaders));
    write(row, 'reply-headers', linesOf(replyHeaders));
  } catch (error) {
    write(row, 'reply', inWords(error));
  }
}

const linesOf = (headers: JournalDetails['requestHeaders']) =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
