import { describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/hiring.ts';
import { matchReply, openingOf } from './match-replies.ts';
import { writeCandidate } from './wire-candidate.ts';

const reply = matchReply((applicants) => ({ status: 200, applicants, page: [1] }));

describe('matchReply', () => {
  it('is the JSON of the reply, each match with its score', () => {
    const rows = [aCandidate('a', { name: 'Zoë "Z" 佐藤' }), aCandidate('b', { skills: [] })];
    const { json } = reply(rows.map((row, place) => ({ candidate: openingOf(row), score: 100 - place * 93 })));
    const [first, second] = rows.map(writeCandidate);
    expect(json.toString()).toBe(
      JSON.stringify({
        status: 200,
        applicants: [
          { ...first, search_score: 100 },
          { ...second, search_score: 7 },
        ],
        page: [1],
      }),
    );
  });

  it('holds an empty list when nobody fits', () => {
    expect(reply([]).json.toString()).toBe('{"status":200,"applicants":[],"page":[1]}');
  });

  it('knows no other scores than 0 to 100', () => {
    expect(() => reply([{ candidate: openingOf(aCandidate('a')), score: 101 }])).toThrow('A score of 101');
  });
});
