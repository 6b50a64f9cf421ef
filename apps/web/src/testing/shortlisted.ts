import { success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { ShortlistedPresenter } from '../features/folders/shortlisted/shortlisted-presenter.ts';
import { someLists } from './candidate-lists.ts';
import { aVisitAt } from './fakes/fake-navigator.ts';

export const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
export const bela = aCandidate({ id: studentId('bela'), name: 'Bela' });
export const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha.id, bela.id] });
export const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [bela.id] });

/** Shortlisted candidates of two jobs: Asha and Bela for Data, Bela for Design. */
export function aShortlistedPage() {
  const world = someLists();
  const { folders, directory } = world;
  folders.answers.all = success([data, design]);
  folders.answers.folder = success(data);
  directory.answers.byIds = success([asha, bela]);
  const presenter = world.container.get(ShortlistedPresenter);
  let leave = () => {};
  const open = async (search: string) => {
    leave = presenter.activate(aVisitAt(search));
    await when(() => presenter.folders.state !== 'loading');
  };
  const openFolder = async (search: string) => {
    await open(search);
    const opened = presenter.activeFolder;
    if (opened === null) throw new Error('No folder was opened');
    await when(() => opened.loading.list.state !== 'loading');
    return opened;
  };
  return { ...world, presenter, open, openFolder, leave: () => leave() };
}
