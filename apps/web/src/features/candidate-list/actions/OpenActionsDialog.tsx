import { identityOf } from '@glo/domain/candidates/identity';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { FolderChoiceBody, FolderChoiceFooter, isCreateOnly } from '../folders/FolderChoiceParts.tsx';
import { texts as folderTexts } from '../folders/texts.ts';
import { OtherJobs } from '../job-choice/OtherJobs.tsx';
import { texts as jobTexts } from '../job-choice/texts.ts';
import { NoteBody, NoteFooter } from '../notes/NoteParts.tsx';
import { texts as noteTexts } from '../notes/texts.ts';
import { texts as shared } from '../texts.ts';
import type { CandidateActions } from './candidate-actions.ts';
import { ChooseAction } from './ChooseAction.tsx';
import { texts } from './texts.ts';

interface Shown {
  readonly actions: CandidateActions;
}

export const OpenActionsDialog = observer(function OpenActionsDialog({ actions }: Shown) {
  const formId = useId();
  const { isOpen, step, choice, note } = actions;
  const people = peopleOf(actions);
  return (
    <Dialog
      bare={step === 'folder'}
      open={isOpen}
      step={step}
      onClose={actions.close}
      onClosed={actions.closed}
      title={titleOf(step, people)}
      subtitle={people.length > 0 ? <Subtitle people={people} /> : undefined}
      footer={footerOf(actions, formId)}
    >
      {step === 'action' && <ChooseAction actions={actions} />}
      {step === 'folder' && <FolderChoiceBody choice={choice} formId={formId} />}
      {step === 'note' && <NoteBody note={note} formId={formId} />}
      {step === 'job' && actions.candidate !== null && (
        <OtherJobs
          candidate={actions.candidate}
          current={actions.currentJob}
          services={actions.jobServices}
          onChosen={actions.closeAndRun}
          onLeave={actions.close}
        />
      )}
    </Dialog>
  );
});

function footerOf({ step, choice, note, close }: CandidateActions, formId: string): ReactNode {
  if (step === 'note') return <NoteFooter note={note} formId={formId} onCancel={close} />;
  if (step !== 'folder' || isCreateOnly(choice)) return undefined;
  return <FolderChoiceFooter choice={choice} formId={formId} onCancel={close} />;
}

function peopleOf({ step, choice, note, candidate }: CandidateActions): readonly Candidate[] {
  if (step === 'folder') return choice.candidates;
  if (step === 'note') return note.candidates;
  return candidate === null ? [] : [candidate];
}

function titleOf(step: CandidateActions['step'], people: readonly Candidate[]): string {
  if (step === 'action') return texts.chooseAction;
  if (step === 'job') return jobTexts.title;
  if (step === 'note') return noteTexts.add;
  return people.length > 0 ? folderTexts.choose : folderTexts.create;
}

function Subtitle({ people }: { readonly people: readonly Candidate[] }) {
  const [one, ...others] = people;
  if (one === undefined) return null;
  if (others.length > 0) return <span>{shared.candidates(people.length)}</span>;
  const { name, avatarName, pictureUrl } = identityOf(one);
  return (
    <>
      <Avatar size="xs" name={avatarName} pictureUrl={pictureUrl} />
      <span className="truncated" title={name} translate="no">
        {name}
      </span>
    </>
  );
}
