import { describe, expect, it } from 'vitest';
import { startUp, type StartUpDecision } from './start-up-rule.ts';

/** Where one may want to go: each kind of screen the application has (decisions 1 and 2). */
const screens = {
  entry: { isPublicPath: true, isEntryPath: true, isOnboardingPath: false, needsCompany: false },
  public: { isPublicPath: true, isEntryPath: false, isOnboardingPath: false, needsCompany: false },
  onboarding: { isPublicPath: false, isEntryPath: false, isOnboardingPath: true, needsCompany: false },
  recruiter: { isPublicPath: false, isEntryPath: false, isOnboardingPath: false, needsCompany: false },
  company: { isPublicPath: false, isEntryPath: false, isOnboardingPath: false, needsCompany: true },
} as const;

type Screen = keyof typeof screens;
type Row = Readonly<Record<Screen, StartUpDecision>>;

/** Who wants to go there, each by the four facts: id, verified, form filled, company. */
const stranger: Row = { entry: 'stay', public: 'stay', onboarding: 'login', recruiter: 'login', company: 'login' };
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

/** The whole truth table: hasId, verified, profileFilled, hasCompany → what happens on each kind of screen. */
const table: readonly (readonly [boolean, boolean, boolean, boolean, Row])[] = [
  [false, false, false, false, stranger],
  [false, false, false, true, stranger],
  [false, false, true, false, stranger],
  [false, false, true, true, stranger],
  [false, true, false, false, stranger],
  [false, true, false, true, stranger],
  [false, true, true, false, stranger],
  [false, true, true, true, stranger],
  [true, false, false, false, stranger],
  [true, false, false, true, stranger],
  [true, false, true, false, stranger],
  [true, false, true, true, stranger],
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
  it('is asked about every case', () => expect(cases).toHaveLength(80));

  it.each(cases)('$screen, $who: $decision', ({ who, screen, decision }) => {
    expect(startUp({ ...screens[screen], ...who })).toBe(decision);
  });

  it('never sends anybody in circles', () => {
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
