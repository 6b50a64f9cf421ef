import { Button } from '../Button.tsx';
import { Count } from '../Count.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { WifiOff } from '../icons.ts';
import { NoteBar } from '../NoteBar.tsx';
import { Loading, Skeleton } from '../Skeleton.tsx';
import { SlowNote } from '../SlowNote.tsx';
import { StatusDot } from '../StatusDot.tsx';
import { Specimen } from './Specimen.tsx';

export function StatesSheet() {
  const nothing = () => undefined;
  return (
    <>
      <NoteBar icon={<WifiOff />}>
        You are offline. What you type is kept; it is sent when the connection is back.
      </NoteBar>
      <Specimen name="EmptyState" layout="frame">
        <EmptyState
          title="No Applicants till now"
          text="14 students already match this job. Look at them while you wait."
        >
          <Button>See recommended</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState" layout="frame">
        <ErrorState
          title="Some error occured! Please retry.."
          text="Applicants could not be loaded. Nothing you did is lost."
          onRetry={nothing}
        />
      </Specimen>
      <Specimen name="SlowNote" layout="columns">
        <SlowNote onCancel={nothing} onRetry={nothing} />
      </Specimen>
      <Specimen name="Count, StatusDot">
        <Count value={27} unit="jobs" />
        <Count value={2} unit="filters on" tone="glow" />
        <Count value={27} unit="candidates" tone="action" />
        <StatusDot state="open">Not Verified</StatusDot>
        <StatusDot state="half">Under Verification</StatusDot>
        <StatusDot state="bad">Failed</StatusDot>
        <StatusDot state="ok" size="md">
          Verified
        </StatusDot>
      </Specimen>
      <Specimen name="Skeleton" layout="columns">
        <Loading label="Loading jobs">
          <Skeleton width="72%" />
          <Skeleton width="32%" />
          <Skeleton shape="chip" width="72px" height={24} />
          <Skeleton shape="circle" width="56px" height={56} />
        </Loading>
      </Specimen>
      <Specimen name="ErrorPanel (its title is an h1)" layout="frame">
        <ErrorPanel onRetry={nothing} />
      </Specimen>
    </>
  );
}
