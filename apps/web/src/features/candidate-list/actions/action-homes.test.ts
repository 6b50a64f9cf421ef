import { success } from '@glo/domain/shared/outcome';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { aCandidate } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { turnOnBlindReview } from '../../../testing/blind-review.ts';
import { someActions } from '../../../testing/folders.ts';
import { aPalette } from '../../../testing/palette/a-palette.ts';
import { aProfilePage } from '../../../testing/profile-page.ts';
import { textOf } from '../../../testing/rendered.ts';
import type { CardOffers } from './candidate-actions.ts';
import { ChooseAction } from './ChooseAction.tsx';
import { candidateActions, definitions } from './definitions.tsx';

const [both, cards, profiles, menu, everywhere] = [
  ['Choose Action', 'palette'],
  ['Choose Action'],
  ['palette'],
  ['palette', 'menu'],
  ['Choose Action', 'palette', 'menu'],
] as const;

describe('the actions on a candidate', () => {
  it('are in each of their homes', async () => {
    const { presenter, openLoaded, blind } = aProfilePage();
    await openLoaded('?job=job-1');
    await turnOnBlindReview(blind);
    const { palette, screen } = aPalette();
    screen.register(presenter);
    const inPalette = new Set(palette.items.map(({ label }) => label));
    const inMenu = new Set(candidateActions('menu', presenter.handlers).map(({ label }) => label));
    const inDialog = await textsOfChooseAction();
    const shown = Object.entries<Shown>(definitions).map(([id, { label, specified = label('Data') }]) => [
      id,
      [
        ...(inDialog.some((text) => text.includes(` ${specified} `)) ? ['Choose Action'] : []),
        ...(inPalette.has(label('Data')) ? ['palette'] : []),
        ...(inMenu.has(label('Data')) ? ['menu'] : []),
      ],
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      view: cards,
      connect: cards,
      shortlist: both,
      unshortlist: both,
      shortlistElsewhere: everywhere,
      maybe: both,
      reject: both,
      rejectWithReason: profiles,
      reveal: both,
      addToLastFolder: cards,
      addToFolder: both,
      removeFromAll: cards,
      email: profiles,
      writeNote: profiles,
      print: menu,
      report: menu,
    });
  });

  it('have the same keys on a profile and in a review', async () => {
    const { presenter, openLoaded } = aProfilePage();
    await openLoaded('?job=job-1');
    const keys = Object.values<Shown>(definitions).flatMap(({ shortcut }) => shortcut ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    const onProfile = presenter.keys.flatMap((key) => key.keys);
    expect(keys.filter((key) => key !== 'v' && !onProfile.includes(key))).toEqual([]);
  });
});

interface Shown {
  readonly label: (lastFolder: string) => string;
  readonly specified?: string;
  readonly shortcut: string | null;
}

/** Texts with everything that a card offers, before and after the candidate is shortlisted. */
async function textsOfChooseAction(): Promise<readonly string[]> {
  const { actions, blind, folders, state } = someActions();
  const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [] });
  folders.answers.all = success([data]);
  await state.read();
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
    return ` ${textOf(createElement(ChooseAction, { actions }))} `;
  });
}
