import type { CandidateRow } from '../../data/rows.ts';
import { comparablePlace, type Criteria, experienceFit, type Match, matchScore, placeFit } from '../candidate-index.ts';

export function plainScan(rows: readonly CandidateRow[], wish: Criteria, limit: number): Match[] {
  const plain = (name: string) => name.trim().toLowerCase();
  const asked = new Set(wish.skills.map(plain));
  const label = (wish.within ?? '').split(',').map(plain);
  const { places: wanted = [], leastYears = 0 } = wish;
  const score = matchScore({ place: wanted.length > 0, experience: leastYears > 0 });
  return rows
    .filter((row) => row.skills.some((skill) => asked.has(plain(skill))))
    .filter((row) => wish.openTo === undefined || row.openTo.includes(wish.openTo))
    .filter((row) => !wish.within || label.every((part) => Object.values(row.location).map(plain).includes(part)))
    .filter((row) => !wish.except?.has(row.id))
    .map((row) => {
      const shared = new Set(row.skills.map(plain).filter((skill) => asked.has(skill))).size;
      const fit = placeFit(comparablePlace(row.location), wanted.map(comparablePlace));
      const experience = experienceFit(row.internshipYears + row.fullTimeYears, leastYears);
      return { candidate: row, score: score(shared / asked.size, fit, experience) };
    })
    .sort(
      (a, b) =>
        b.score - a.score || b.candidate.gloScore - a.candidate.gloScore || (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .slice(0, limit);
}
