import {
  type AnswerChoice,
  answerCounts,
  answerText,
  type ManagerAnswer,
  narrowByAnswer,
} from '@glo/domain/hand-over/answers';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import type { ListKnowledge } from './list-knowledge.ts';
import { type ListSource, unfilteredIn } from './list-source.ts';

/** Imported answers of hiring managers on the candidates of a list. */
export class ListAnswers {
  choice: AnswerChoice = 'all';
  readonly #source: ListSource;
  readonly #knowledge: ListKnowledge;
  readonly #fitting: () => readonly Candidate[];

  constructor(source: ListSource, knowledge: ListKnowledge, fitting: () => readonly Candidate[]) {
    this.#source = source;
    this.#knowledge = knowledge;
    this.#fitting = fitting;
    makeAutoObservable(this, { linesOf: false, shortOf: false, narrow: false }, { autoBind: true });
  }

  /** Identifies the list in a shared file and its answers. */
  get key(): string {
    const { jobId, isFolder, query, path } = this.#source;
    if (jobId !== undefined) return `job:${jobId}`;
    return isFolder === true ? `folder:${query?.get('folder') ?? ''}` : `list:${path}`;
  }

  get isEmpty(): boolean {
    return this.byStudent.size === 0;
  }

  get byStudent(): ReadonlyMap<StudentId, readonly ManagerAnswer[]> {
    return Map.groupBy(
      this.#knowledge.records.answers.filter(({ list }) => list === this.key),
      ({ student }) => student,
    );
  }

  /** Lists with verdicts have the piles of those instead. */
  get hasPiles(): boolean {
    return !this.#source.verdicts && unfilteredIn(this.#source).some(({ id }) => this.byStudent.has(id));
  }

  /** Counts among the candidates that pass filter and search. `null` without piles. */
  get counts(): Readonly<Record<AnswerChoice, number>> | null {
    return this.hasPiles ? answerCounts(this.#fitting(), this.byStudent) : null;
  }

  choose(choice: AnswerChoice): void {
    this.choice = choice;
  }

  narrow(candidates: readonly Candidate[]): readonly Candidate[] {
    return this.hasPiles ? narrowByAnswer(candidates, this.choice, this.byStudent) : candidates;
  }

  /** Managers and reasons, for the search. */
  get texts(): ReadonlyMap<StudentId, string> {
    const { blind } = this.#knowledge;
    const answered = this.#source.candidates.filter(({ id }) => this.byStudent.has(id));
    const textsOf = (candidate: Candidate) =>
      this.#answersFor(candidate).flatMap(({ manager, reason }) => [manager, blind.textAbout(candidate, reason)]);
    return new Map(answered.map((candidate) => [candidate.id, textsOf(candidate).join('\n')]));
  }

  /** One line for each manager. */
  linesOf(candidate: Candidate): readonly string[] {
    const { blind } = this.#knowledge;
    return this.#answersFor(candidate).map((one) =>
      answerText({ ...one, reason: blind.textAbout(candidate, one.reason) }),
    );
  }

  /** 'Yes (Ravi)', 'No (Mina)', because the reasons of one manager would hide the answer of the next. */
  shortOf(candidate: Candidate): readonly string[] {
    return this.#answersFor(candidate).map((one) => answerText({ ...one, reason: '' }));
  }

  #answersFor({ id }: Candidate): readonly ManagerAnswer[] {
    return this.byStudent.get(id) ?? [];
  }
}
