import { describe, expect, it } from 'vitest';
import { afterTheCall, failures } from './kinds.ts';
import { readingScreens } from './reading-screens.ts';
import { readingSample, submittingSample, whileReading, whileSubmitting } from './sample.ts';
import { newcomers } from './submitting-newcomers.ts';
import { recruiters } from './submitting-recruiters.ts';
import { strangers } from './submitting-strangers.ts';

/** How often each of them is among what is tried. */
const counts = (all: readonly string[], tried: readonly string[]) =>
  all.map((each) => [each, tried.filter((one) => one === each).length] as const);
const rare = (all: readonly string[], tried: readonly string[], times = 2) =>
  counts(all, tried).filter(([, count]) => count < times);

describe('the sample of faults', () => {
  const reading = readingSample(readingScreens.map(({ signIn }) => signIn === undefined));
  const screens = [...strangers, ...newcomers, ...recruiters];
  const submitting = submittingSample(
    screens.map((screen) => ({ ...screen, isRecruiter: recruiters.includes(screen), readsReply: true })),
  );

  it('has something for every screen', () => {
    expect(reading).toHaveLength(readingScreens.length);
    expect(submitting).toHaveLength(screens.length);
  });

  it('has every kind of failure several times, reading and submitting', () => {
    const all = failures.map(({ kind }) => kind);
    const unread = submitting.filter(({ more }) => more === 'a late failure').map((each) => each.unread.kind);
    expect(
      rare(
        all,
        reading.map(({ failure }) => failure.kind),
      ),
    ).toEqual([]);
    expect(rare(all, [...submitting.map(({ failure }) => failure.kind), ...unread])).toEqual([]);
  });

  it('has hangs, late failures, late replies and ended sessions several times', () => {
    expect(
      rare(
        whileReading,
        reading.map(({ more }) => more),
        3,
      ),
    ).toEqual([]);
    expect(
      rare(
        whileSubmitting,
        submitting.map(({ more }) => more),
        3,
      ),
    ).toEqual([]);
  });

  it('has another kind of failure for each neighbour', () => {
    for (const sample of [reading, submitting]) {
      const kinds = sample.map(({ failure }) => failure.kind);
      expect(kinds.filter((kind, place) => kind === kinds[place - 1])).toEqual([]);
    }
  });

  it('does not try a wrong shape where nothing is read of a reply', () => {
    const unread = submittingSample(screens.map(() => ({ isRecruiter: true, readsReply: false })));
    expect(new Set(unread.map((each) => each.unread.kind))).toEqual(new Set([afterTheCall[0].kind]));
  });
});
