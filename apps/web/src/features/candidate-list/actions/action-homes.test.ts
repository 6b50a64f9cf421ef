import { success } from '@glo/domain/shared/outcome';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { aCandidate } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { turnOnBlindReview } from '../../../testing/blind-review.ts';
import { someActions } from '../../../testing/folders.ts';
import { anActiveTab } from '../../../testing/job-tab.ts';
import { aPalette } from '../../../testing/palette/a-palette.ts';
import { aProfilePage } from '../../../testing/profile-page.ts';
import { markupOf } from '../../../testing/rendered.ts';
import { aShortlistedPage } from '../../../testing/shortlisted.ts';
import { places } from '../../../app/shortcuts/shortcut-groups.ts';
import { listKeys, selectionCommands } from '../list/commands/list-commands.ts';
import type { CardOffers } from './candidate-actions.ts';
import { ChooseAction } from './ChooseAction.tsx';
import { candidateActions, definitions } from './definitions.ts';

const [dialog, palette, menu, lists] = ['chooseAction', 'palette', 'menu', 'selection'] as const;

describe('the actions on a candidate', () => {
  it('are in each of their homes', async () => {
    const { presenter, openLoaded, blind } = aProfilePage();
    await openLoaded('?job=job-1');
    await turnOnBlindReview(blind);
    const { palette: ofProfile, screen } = aPalette();
    screen.register(presenter);
    const inPalette = new Set(ofProfile.items.map(({ label }) => label));
    const inMenu = new Set(candidateActions('menu', presenter.handlers).map(({ label }) => label));
    const inDialog = await markupOfChooseAction();
    const inLists = await commandsOfLists();
    const shown = Object.entries<Shown>(definitions).map(([id, { label, specified = label('Data') }]) => [
      id,
      [
        ...(inDialog.some((html) => html.includes(`title="${specified}"`)) ? [dialog] : []),
        ...(inPalette.has(label('Data')) ? [palette] : []),
        ...(inMenu.has(label('Data')) ? [menu] : []),
        ...(inLists.has(id) ? [lists] : []),
      ],
    ]);
    const defined = Object.entries<Shown>(definitions).map(([id, { homes }]) => [id, homes]);
    expect(shown).toEqual(defined);
    expect(Object.fromEntries(shown)).toEqual({
      view: [dialog],
      connect: [dialog],
      shortlist: [dialog, palette, lists],
      unshortlist: [dialog, palette],
      shortlistElsewhere: [dialog, palette, menu],
      maybe: [dialog, palette, lists],
      reject: [dialog, palette, lists],
      rejectWithReason: [palette, lists],
      reveal: [dialog, palette],
      addToLastFolder: [dialog],
      addToFolder: [dialog, palette, lists],
      remove: [lists],
      removeFromAll: [dialog, lists],
      email: [palette, lists],
      writeNote: [palette, lists],
      print: [palette, menu],
      report: [palette, menu],
      compare: [lists],
      share: [lists],
      copyEmails: [lists],
    });
  });

  it('have the same keys on a profile and in a review', async () => {
    const { presenter, openLoaded } = aProfilePage();
    await openLoaded('?job=job-1');
    const all = Object.values<Shown>(definitions).filter(({ homes }) => homes.includes('palette'));
    const keys = all.flatMap(({ shortcut }) => shortcut ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    const onProfile = presenter.keys.flatMap((key) => key.keys);
    expect(keys.filter((key) => key !== 'v' && !onProfile.includes(key))).toEqual([]);
  });
});

it.each(['a profile', 'a list'])('no key of %s is given twice', async (where) => {
  const page = aProfilePage();
  await page.openLoaded('?job=job-1');
  const { list } = (await anActiveTab()).open();
  const ofScreen = where === 'a list' ? listKeys(list) : page.presenter.keys;
  // Arrows and J both move.
  const letters = ofScreen.flatMap(({ keys }) => keys).filter((key) => /^(Shift\+)?.$/.test(key));
  const ofEveryScreen = ['/', '?', ...places.flatMap(({ keys }) => keys.map((key) => key.charAt(0)))];
  const all = [...letters, ...new Set(ofEveryScreen)];
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
});

interface Shown {
  readonly label: (lastFolder: string) => string;
  readonly specified?: string;
  readonly shortcut: string | null;
  readonly homes: readonly string[];
}

/** Markup with everything that a card offers, before and after the candidate is shortlisted. */
async function markupOfChooseAction(): Promise<readonly string[]> {
  const { actions, blind, folders, state } = someActions();
  const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [] });
  folders.answers.all = success([data]);
  await state.all.load();
  state.markUsed(data.id);
  await turnOnBlindReview(blind);
  return [false, true].map((isOn) => {
    const run = () => undefined;
    const verdict = { current: null, choose: run };
    const offers: CardOffers = {
      profileHref: '/glofolio/a',
      shortlist: { isOn, toggle: run },
      verdict,
      removeFromAll: run,
    };
    actions.open(aCandidate(), offers);
    return markupOf(createElement(ChooseAction, { actions }));
  });
}

/** The commands of a job's list and of a folder, and those that the bar of a selection adds. */
async function commandsOfLists(): Promise<ReadonlySet<string>> {
  const { open } = await anActiveTab();
  const { list } = open();
  list.selectAll();
  const hasCompare = selectionCommands(list).some(({ label }) => label === definitions.compare.label());
  const folder = await aShortlistedPage().openFolder('?folder=data');
  const commands = [...list.source.commands, ...folder.commands].map(({ id }) => id);
  return new Set([...commands, ...(hasCompare ? ['compare'] : [])]);
}
