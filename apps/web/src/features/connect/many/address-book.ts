import type { Masks } from '@glo/domain/blind-review/masks';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, runInAction } from 'mobx';

/** Lists carry no email addresses: reads each profile once. */
export class AddressBook {
  /** '' for candidates without an address. */
  readonly known = new Map<StudentId, string>();
  readonly #directory: CandidateDirectory;
  readonly #masks: Masks;

  constructor(directory: CandidateDirectory, masks: Masks) {
    this.#masks = masks;
    this.#directory = directory;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async read(student: StudentId): Promise<Outcome<string>> {
    const known = this.known.get(student);
    if (known !== undefined) return success(known);
    const answer = await this.#directory.profile(student);
    if (!answer.ok) return answer;
    const address = this.#masks.original(answer.value).email.trim();
    runInAction(() => this.known.set(student, address));
    return success(address);
  }
}
