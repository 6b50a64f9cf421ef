import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareStyle } from '@glo/domain/hand-over/share-parts';
import { type Failed, failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { aProfile, aWork } from '@glo/domain/testing/hiring';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { turnOnBlindReview } from '../../../../../testing/blind-review.ts';
import { aList, asha, bela, tooMany } from '../../../../../testing/candidate-list.ts';
import { listCommands, selectionCommands } from '../../commands/list-commands.ts';
// The product imports it on demand. Loading it on a busy machine takes longer than `waitFor` waits.
import '../hand-over-code.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://recruit.example' }));

it('gives the shared file the colors and the font of the application', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../../ui/tokens/tokens.css'), 'utf8');
  const valuesOf = (css: string) =>
    Array.from(
      css.matchAll(/(--[\w-]+):([^;}]+)/g),
      ([, name, value = '']) => `${name}: ${value.replace(/\s+/g, ' ').trim()}`,
    );
  const [, root = ''] = /^:root\{([^}]*)\}/.exec(shareStyle) ?? [];
  expect(valuesOf(root)).toHaveLength(16);
  expect(valuesOf(tokens)).toEqual(expect.arrayContaining(valuesOf(root)));
});

describe('sharing a list', () => {
  it('saves one file with notes and contact only if they are chosen', async () => {
    const { records, open, saved, notices } = aShare({ jobId: jobId('job-1'), jobTitle: 'Analyst' });
    await records.note(asha.id, 'Call first');
    const sharing = await open();
    await sharing.create();
    expect(saved[0]?.[0]).toMatch(/^Analyst, Applicants, \w+ \d+, \d{4}\.html$/);
    expect(saved[0]?.[1]).toContain('data-list="job:job-1" data-title="Analyst"');
    expect(saved[0]?.[1]).toMatch(
      /Meera Nair of Tidewater Analytics\W[^]*for the job <bdi>Analyst[^]*Asked for: \W+strong\W+bdi>SQL/,
    );
    expect(saved[0]?.[1]).not.toMatch(/Call first|asha@mail/);
    expect(sharing.isOpen).toBe(false);
    expect(notices.toasts[0]).toMatchObject({
      text: expect.stringMatching(/^Your browser was asked to save “Analyst, Applicants, .*\.html”$/),
      detail: 'Send it to the manager. Import answers reads the reply.',
    });
    sharing.choose('withNotes', true);
    sharing.choose('withContact', true);
    await sharing.create();
    expect(saved[1]?.[1]).toMatch(/Call first[^]*asha@mail\.example/);
  });

  it('hides names during blind review, whatever is chosen', async () => {
    const { blind, open, saved } = aShare();
    await turnOnBlindReview(blind);
    const sharing = await open();
    sharing.choose('chosenHidden', false);
    sharing.choose('withContact', true);
    await sharing.create();
    expect(sharing.hidesNames).toBe(true);
    expect(saved[0]?.[1]).toMatch(/Person [\dB-Z]{4}/);
    expect(saved[0]?.[1]).not.toMatch(/Asha|Bela|@mail|buses\.example/);
  });

  it('includes no contact details while names are hidden', async () => {
    const sharing = await aShare().open();
    sharing.choose('withContact', true);
    expect(sharing.includesContact).toBe(true);
    sharing.choose('chosenHidden', true);
    expect(sharing.includesContact).toBe(false);
  });

  it('says whose profile or works could not be loaded, by number', async () => {
    const { answers, open, saved, notices } = aShare();
    answers.set(bela.id, failure('server-error'));
    await (await open()).create();
    expect(saved[0]?.[1]).toContain('The profile could not be loaded.');
    expect(notices.toasts[0]).toMatchObject({
      tone: 'warning',
      detail:
        'The profile or works of 1 candidate could not be loaded. The file says so. Send it to the manager. Import answers reads the reply.',
    });
  });

  it('waits after a 429, and saves nothing after Cancel', async () => {
    const { answers, open, saved } = aShare();
    answers.set(bela.id, tooMany());
    const sharing = await open();
    const creating = sharing.create();
    await vi.waitFor(() => expect(sharing.text).toMatch(/^The service asks to wait until .* Loading profile 2 of 4$/));
    sharing.cancel();
    await creating;
    expect([saved, sharing.isRunning, sharing.isOpen]).toEqual([[], false, true]);
  });

  it('puts the best fit first, then the best score, whatever the order of the list is', async () => {
    const { list, open } = aShare();
    list.sort('name');
    expect(list.shown.map(({ id }) => id)).toEqual(['asha', 'bela', 'chitra', 'dev']);
    expect((await open()).candidates.map(({ id }) => id)).toEqual(['dev', 'chitra', 'asha', 'bela']);
  });

  it('takes the selection, and refuses more than 30', async () => {
    const many = Array.from({ length: 31 }, (_, at) => aCandidate({ id: studentId(`many-${at}`) }));
    const { list, handOver, notices } = aShare({ candidates: many });
    const share = () =>
      [...listCommands(list), ...selectionCommands(list)].find(({ label }) => label.startsWith('Share'))
        ?.to as () => void;
    share()();
    await vi.waitFor(() =>
      expect(notices.toasts.map(({ text }) => text)).toEqual([
        'A file holds up to 30 candidates. Narrow the list, or select some.',
      ]),
    );
    list.place.select(studentId('many-3'), true);
    share()();
    await vi.waitFor(() => expect(handOver.sharing?.candidates).toHaveLength(1));
  });
});

function aShare(fixture: Parameters<typeof aList>[0] = {}) {
  const world = aList(fixture);
  const { directory, downloads, blind, list, handOver } = world;
  const answers = new Map<string, Failed>();
  directory.profile = async (id) => {
    const name = list.all.find((candidate) => candidate.id === id)?.name ?? '';
    return answers.get(id) ?? success(blind.masks.profile(aProfile({ id, name, email: `${id}@mail.example` })));
  };
  directory.proofOfWork = async (id) => success(blind.masks.works(id, [aWork()]));
  const saved: [string, string][] = [];
  downloads.save = (name, text) => void saved.push([name, text]);
  const open = async () => {
    handOver.share(list, list.shown);
    return await vi.waitFor(() => {
      if (handOver.sharing === null) throw new Error('The dialog is not open');
      return handOver.sharing;
    });
  };
  return { ...world, answers, saved, open };
}
