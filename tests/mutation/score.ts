/** One file of the report that Stryker writes, as far as it is read here. */
export interface MutatedFile {
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A mutant that behaves like the code, so that no test can tell them apart. `code` may be its beginning, followed by an ellipsis. */
export interface Equivalent {
  readonly code: string;
  readonly becomes: string;
  readonly reason: string;
}

export type Equivalents = Readonly<Record<string, readonly Equivalent[]>>;

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly becomes: string;
}

export interface Score {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly Survivor[];
  readonly equivalents: number;
  /** Entries of the list that no surviving mutant fits any more. */
  readonly outdated: readonly string[];
}

const undecided = new Set(['Ignored', 'CompileError', 'RuntimeError', 'Pending']);

export function scoreOf(files: Readonly<Record<string, MutatedFile>>, equivalents: Equivalents): Score {
  const decided = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => !undecided.has(status)).map((mutant) => ({ file, source, mutant })),
  );
  const alive = decided.filter(({ mutant }) => mutant.status === 'Survived' || mutant.status === 'NoCoverage');
  const survivors = alive.map(({ file, source, mutant }) => ({
    file,
    line: mutant.location.start.line,
    code: oneLine(textAt(source, mutant.location)),
    becomes: oneLine(mutant.replacement ?? ''),
  }));
  const listed = (survivor: Survivor) => (equivalents[survivor.file] ?? []).some((entry) => fits(entry, survivor));
  return {
    mutants: decided.length,
    killed: decided.length - alive.length,
    survivors: survivors.filter((survivor) => !listed(survivor)),
    equivalents: survivors.filter(listed).length,
    outdated: Object.entries(equivalents).flatMap(([file, entries]) =>
      file in files
        ? entries
            .filter((entry) => !survivors.some((survivor) => survivor.file === file && fits(entry, survivor)))
            .map(({ code, becomes }) => `${file}: ${code} → ${becomes}`)
        : [],
    ),
  };
}

/** Of those that a test can tell from the code, how many are found. */
export const percentage = ({ mutants, killed, equivalents }: Score): number =>
  mutants === equivalents ? 100 : (100 * killed) / (mutants - equivalents);

/** Why the score is not good enough; none when it is. */
export function complaints(score: Score): readonly string[] {
  return [
    ...(score.mutants === 0 ? ['No mutant was tried.'] : []),
    ...(percentage(score) < 85 ? [`The score is ${percentage(score).toFixed(1)} %, less than 85 %.`] : []),
    ...(score.equivalents > 0.05 * score.mutants
      ? [`${score.equivalents} of ${score.mutants} mutants are listed as equivalent, more than 5 %.`]
      : []),
    ...score.outdated.map((entry) => `Listed as equivalent, but no such mutant survives: ${entry}`),
  ];
}

function fits({ code, becomes }: Equivalent, survivor: Survivor): boolean {
  return [
    [code, survivor.code],
    [becomes, survivor.becomes],
  ].every(([listed = '', actual = '']) =>
    listed.endsWith('…') ? actual.startsWith(oneLine(listed.slice(0, -1))) : oneLine(listed) === actual,
  );
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
