import { describe, expect, it } from 'vitest';
import { startUp, type StartUpDecision } from './start-up-rule.ts';

/** Kinds of screens (decisions 1 and 2). */
const screens = {
  entry: { isPublicPath: true, isEntryPath: true, isOnboardingPath: false, needsCompany: false },
  public: { isPublicPath: true, isEntryPath: false, isOnboardingPath: false, needsCompany: false },
  onboarding: { isPublicPath: false, isEntryPath: false, isOnboardingPath: true, needsCompany: false },
  recruiter: { isPublicPath: false, isEntryPath: false, isOnboardingPath: false, needsCompany: false },
  company: { isPublicPath: false, isEntryPath: false, isOnboardingPath: false, needsCompany: true },
} as const;

type Screen = keyof typeof screens;
type Row = Readonly<Record<Screen, StartUpDecision>>;

/** Decisions by kind of screen. */
const visitor: Row = { entry: 'stay', public: 'stay', onboarding: 'login', recruiter: 'login', company: 'login' };
const newcomer: Row = {
  entry: 'details',
  public: 'stay',
  onboarding: 'stay',
  recruiter: 'details',
  company: 'details',
};
const withoutCompany: Row = {
  entry: 'dashboard',
  public: 'stay',
  onboarding: 'stay',
  recruiter: 'stay',
  company: 'choose-company',
};
const complete: Row = { entry: 'dashboard', public: 'stay', onboarding: 'stay', recruiter: 'stay', company: 'stay' };

/** The truth table: hasId, verified, profileFilled, hasCompany → decisions. */
const table: readonly (readonly [boolean, boolean, boolean, boolean, Row])[] = [
  [false, false, false, false, visitor],
  [false, false, false, true, visitor],
  [false, false, true, false, visitor],
  [false, false, true, true, visitor],
  [false, true, false, false, visitor],
  [false, true, false, true, visitor],
  [false, true, true, false, visitor],
  [false, true, true, true, visitor],
  [true, false, false, false, visitor],
  [true, false, false, true, visitor],
  [true, false, true, false, visitor],
  [true, false, true, true, visitor],
  [true, true, false, false, newcomer],
  [true, true, false, true, newcomer],
  [true, true, true, false, withoutCompany],
  [true, true, true, true, complete],
];

const cases = table.flatMap(([hasId, verified, profileFilled, hasCompany, row]) =>
  Object.entries(row).map(([screen, decision]) => ({
    who: { hasId, verified, profileFilled, hasCompany },
    screen: screen as Screen,
    decision,
  })),
);

describe('the start-up rule', () => {
  it('is tested for every case', () => expect(cases).toHaveLength(80));

  it.each(cases)('$screen, $who: $decision', ({ who, screen, decision }) => {
    expect(startUp({ ...screens[screen], ...who })).toBe(decision);
  });

  it('never redirects in a loop', () => {
    const ledTo: Record<StartUpDecision, Screen | null> = {
      stay: null,
      login: 'entry',
      details: 'onboarding',
      dashboard: 'company',
      'choose-company': 'onboarding',
    };
    for (const { who, screen } of cases) {
      let at: Screen = screen;
      let steps = 0;
      for (let next = ledTo[startUp({ ...screens[at], ...who })]; next !== null; steps += 1) {
        at = next;
        next = ledTo[startUp({ ...screens[at], ...who })];
        expect(steps).toBeLessThan(3);
      }
    }
  });
});
