import { identityOf } from '@glo/domain/candidates/identity';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { FolderChoiceBody, FolderChoiceFooter, isCreateOnly } from '../folders/FolderChoiceParts.tsx';
import { OtherJobs } from '../job-choice/OtherJobs.tsx';
import { texts as jobTexts } from '../job-choice/texts.ts';
import { texts as shared } from '../texts.ts';
import type { CandidateActions } from './candidate-actions.ts';
import { ChooseAction } from './ChooseAction.tsx';
import { texts } from './texts.ts';

interface Shown {
  readonly actions: CandidateActions;
}

export const OpenActionsDialog = observer(function OpenActionsDialog({ actions }: Shown) {
  const formId = useId();
  const { isOpen, step, choice, candidate } = actions;
  const isFolder = step === 'folder';
  const people = isFolder ? choice.candidates : [candidate].filter((one) => one !== null);
  return (
    <Dialog
      bare={isFolder}
      open={isOpen}
      step={step}
      onClose={actions.close}
      onClosed={actions.closed}
      title={titleOf(step, people)}
      {...(people.length > 0 && { subtitle: <Subtitle people={people} /> })}
      {...(isFolder &&
        !isCreateOnly(choice) && {
          footer: <FolderChoiceFooter choice={choice} formId={formId} onCancel={actions.close} />,
        })}
    >
      {step === 'action' && <ChooseAction actions={actions} />}
      {isFolder && <FolderChoiceBody choice={choice} formId={formId} />}
      {step === 'job' && candidate !== null && (
        <OtherJobs
          candidate={candidate}
          current={actions.currentJob}
          services={actions.jobServices}
          onChosen={actions.closeAndRun}
          onLeave={actions.close}
        />
      )}
    </Dialog>
  );
});

function titleOf(step: CandidateActions['step'], people: readonly Candidate[]): string {
  if (step === 'action') return texts.chooseAction;
  if (step === 'job') return jobTexts.title;
  return people.length > 0 ? texts.chooseFolder : texts.createFolder;
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
