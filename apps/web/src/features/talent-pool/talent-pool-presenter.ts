import type { Candidate } from '@glo/domain/candidates/candidate';
import {
  type TechnologyGroup,
  technologyGroups,
  technologySamples,
  withoutTechnologies,
  withTechnologies,
} from '@glo/domain/talent-pool/technology-groups';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Visit } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import type { CandidateGroup } from '../candidates/list/candidate-list-parts.ts';
import type { OutsideJobList } from '../candidates/list/outside-job-list.ts';
import { CandidateLists } from '../candidates/list/candidate-lists.ts';
import { SuggestedCandidates } from './suggested-candidates.ts';
import { texts } from './texts.ts';

/** How many technologies are named; the others are counted. */
const mostNamed = 5;

/** How many people a group shows. */
const mostInGroup = 4;

/** The talent pool (specification 2, section 2): candidates suggested to the company, as a list to work on. */
@injectable()
export class TalentPoolPresenter {
  /** Technologies as the address names them, or a press. */
  asked: readonly string[] = [];
  readonly #suggested: SuggestedCandidates;
  readonly #lists: CandidateLists;
  #listing: OutsideJobList | null = null;

  constructor(suggested: SuggestedCandidates, lists: CandidateLists) {
    this.#suggested = suggested;
    this.#lists = lists;
    makeAutoObservable(this, { asked: observableRef, listing: false }, { autoBind: true });
  }

  /** Made when it is first looked at: being made, a presenter starts nothing. */
  get listing(): OutsideJobList {
    return (this.#listing ??= this.#lists.outsideJob({
      label: texts.title,
      path: paths.talentPool,
      candidates: () => withTechnologies(this.#all, this.chosen),
      unfiltered: () => this.#all,
      chips: () => this.chosen.map((technology) => ({ label: technology, remove: () => this.toggle(technology) })),
      choice: { key: 'technology', read: () => writeChosen(this.chosen), restore: this.restore },
      groups: (people) => this.#samples(people),
      wanted: () => this.technologies,
      fileName: () => texts.title,
    }));
  }

  activate({ query }: Visit): () => void {
    void this.#suggested.read();
    const close = this.listing.start(query);
    return () => {
      close();
      this.pool.request.cancel();
    };
  }

  revisit({ query }: Visit): void {
    this.listing.follow(query);
  }

  get pool() {
    return this.#suggested.pool;
  }

  get technologies(): readonly string[] {
    return this.pool.value?.technologies ?? this.#suggested.technologiesAtSignIn;
  }

  get #all(): readonly Candidate[] {
    return this.pool.value?.candidates ?? [];
  }

  /** The technologies with how many work with each; the longest bar stands for `most`. */
  get groups(): { readonly all: readonly TechnologyGroup[]; readonly most: number } {
    const all = technologyGroups(this.technologies, this.#all);
    return { all, most: Math.max(1, ...all.map(({ count }) => count)) };
  }

  /** Those that narrow the list. */
  get chosen(): readonly string[] {
    return this.groups.all.map(({ technology }) => technology).filter((technology) => this.asked.includes(technology));
  }

  /** By technology until one is chosen; View All chooses it. A single group would be the list again, cut short. */
  #samples(people: readonly Candidate[]): readonly CandidateGroup[] | null {
    if (this.chosen.length > 0) return null;
    const samples = technologySamples(this.groups.all, people, mostInGroup).map((sample) => ({
      title: sample.technology,
      people: sample.people,
      ...(sample.count > sample.people.length && {
        all: { count: sample.count, view: () => this.toggle(sample.technology) },
      }),
    }));
    const others = withoutTechnologies(people, this.technologies);
    const groups = others.length > 0 ? [...samples, { title: texts.others, people: others }] : samples;
    return groups.length > 1 ? groups : null;
  }

  toggle(technology: string): void {
    const { chosen } = this;
    this.asked = chosen.includes(technology) ? chosen.filter((one) => one !== technology) : [...chosen, technology];
  }

  restore(text: string): void {
    this.asked = readChosen(text);
  }

  showAll(): void {
    this.asked = [];
    this.listing.list.showAll();
  }

  /** What the suggestions go by: 'Python, SQL and 3 more'. */
  get subtitle(): string {
    const { length } = this.technologies;
    if (length === 0) return texts.suggested;
    const named = this.technologies.slice(0, mostNamed).join(', ');
    return texts.suggestedBy(length > mostNamed ? texts.andMore(named, length - mostNamed) : named);
  }
}

/** Commas part them; those within a name are written otherwise. */
function writeChosen(technologies: readonly string[]): string {
  return technologies.map((technology) => technology.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

function readChosen(text: string): readonly string[] {
  return text.split(',').map((technology) => technology.replaceAll('%2C', ',').replaceAll('%25', '%'));
}
