import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DebouncedLookup, matchOptions } from './debounced-lookup.ts';

const delay = 2000;

beforeEach(() => void vi.useFakeTimers());

describe('a debounced lookup', () => {
  it('sends one request when typing pauses', async () => {
    const { lookup, asked, answer } = aLookup();
    expect([lookup.loading, lookup.failed, lookup.options]).toEqual([false, false, []]);
    lookup.type('P');
    await vi.advanceTimersByTimeAsync(delay - 1);
    lookup.type('Pu');
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(asked).toEqual([]);
    expect(lookup.loading).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['Pu']);
    await answer('Pu', success(['Pune']));
    expect([lookup.options, lookup.loading]).toEqual([['Pune'], false]);
  });

  it('filters known options at once and appends those of the response', async () => {
    const { lookup, answer } = aLookup();
    void lookup.preload();
    await answer('', success(['Python', 'React', 'Reactor design']));
    lookup.type('react');
    expect([lookup.options, lookup.loading]).toEqual([['React', 'Reactor design'], true]);
    await vi.advanceTimersByTimeAsync(delay);
    await answer('react', success(['Preact', 'React', 'React Native']));
    expect(lookup.options).toEqual(['React', 'Reactor design', 'Preact', 'React Native']);
    lookup.type('react n');
    expect(lookup.options).toEqual(['React Native']);
  });

  it('ignores a response after a newer request', async () => {
    const { lookup, answer } = aLookup();
    lookup.type('Pu');
    await vi.advanceTimersByTimeAsync(delay);
    lookup.type('Mu');
    await vi.advanceTimersByTimeAsync(delay);
    await answer('Mu', success(['Mumbai']));
    await answer('Pu', success(['Pune']));
    expect(lookup.options).toEqual(['Mumbai']);
  });

  it('trims the text, sends no request for blanks and clears the options', async () => {
    const { lookup, asked, answer } = aLookup();
    lookup.type(' Pu ');
    await vi.advanceTimersByTimeAsync(delay);
    await answer('Pu', success(['Pune']));
    lookup.type('  ');
    await vi.advanceTimersByTimeAsync(delay);
    expect([asked, lookup.options, lookup.loading]).toEqual([['Pu'], [], false]);
  });

  it('logs a failure, clears older matches, and tries again on the next key', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const { lookup, answer } = aLookup();
    lookup.type('Pu');
    await vi.advanceTimersByTimeAsync(delay);
    await answer('Pu', success(['Pune']));
    lookup.type('Mu');
    await vi.advanceTimersByTimeAsync(delay);
    await answer('Mu', failure('unreachable'));
    expect(log.mock.calls).toEqual([['lookup failed: unreachable ']]);
    expect([lookup.loading, lookup.failed, lookup.options]).toEqual([false, true, []]);
    lookup.type('Mum');
    expect(lookup.failed).toBe(false);
    await vi.advanceTimersByTimeAsync(delay);
    await answer('Mum', success(['Mumbai']));
    expect([lookup.failed, lookup.options]).toEqual([false, ['Mumbai']]);
  });
});

describe('preloaded options', () => {
  it('are offered while the text is empty', async () => {
    const { lookup, asked, answer } = aLookup();
    void lookup.preload();
    await answer('', success(['Delhi']));
    expect([asked, lookup.options]).toEqual([[''], ['Delhi']]);
    lookup.type('Pu');
    await vi.advanceTimersByTimeAsync(delay);
    await answer('Pu', success(['Pune']));
    expect(lookup.options).toEqual(['Pune']);
    lookup.type('');
    expect(lookup.options).toEqual(['Delhi']);
  });

  it('are filtered if they arrive while typing', async () => {
    const { lookup, answer } = aLookup();
    void lookup.preload();
    lookup.type('Pu');
    await answer('', success(['Delhi', 'Nagpur', 'Puri']));
    expect(lookup.options).toEqual(['Puri', 'Nagpur']);
  });

  it('may fail without a log entry', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const { lookup, answer } = aLookup();
    void lookup.preload();
    await answer('', failure('unreachable'));
    expect([lookup.options, lookup.failed, log.mock.calls]).toEqual([[], false, []]);
  });
});

function aLookup() {
  const asked: string[] = [];
  const waiting = new Map<string, (answer: Outcome<readonly string[]>) => void>();
  const lookup = new DebouncedLookup<string>(
    (text) => {
      asked.push(text);
      return new Promise((resolve) => waiting.set(text, resolve));
    },
    delay,
    String,
  );
  const answer = async (text: string, outcome: Outcome<readonly string[]>) => {
    waiting.get(text)?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { lookup, asked, answer };
}

const types = ['Auto-Mobile', 'Startup-IT', 'IT-Product', 'Serv-Hospital'];
const found = (typed: string) => matchOptions(types, typed, (type) => type);

describe('matching options', () => {
  it('returns all options for a blank query', () => expect(found(' ')).toEqual(types));

  it('ignores the letter case and puts prefix matches first', () => {
    expect(found(' it')).toEqual(['IT-Product', 'Startup-IT', 'Serv-Hospital']);
  });

  it.each(["lowe's", 'LOWE’S', 'Lowés', 'lowes'])('puts the one that is the same as %j first', (typed) => {
    const companies = ['Lowes Foods', 'Lower Works', 'Lowe’s'];
    expect(matchOptions(companies, typed, String)[0]).toBe('Lowe’s');
  });

  it('returns nothing without a match', () => expect(found('robots')).toEqual([]));
});
