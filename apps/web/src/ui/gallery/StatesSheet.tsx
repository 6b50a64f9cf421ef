import { Button } from '../Button.tsx';
import { Callout } from '../Callout.tsx';
import { Count } from '../Count.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { KeyRound, TriangleAlert, UserPen, WifiOff } from '../icons.ts';
import { NoteBar } from '../NoteBar.tsx';
import { SettingsList } from '../SettingsList.tsx';
import { Loading, Skeleton } from '../Skeleton.tsx';
import { SlowNote } from '../SlowNote.tsx';
import { StatusDot } from '../StatusDot.tsx';
import { Specimen } from './Specimen.tsx';

const settings = [
  { icon: <UserPen />, title: 'Edit profile details', text: 'Your pictures, name and position.', href: '#states' },
  { icon: <KeyRound />, title: 'Change Password', text: 'You sign in with Google: there is none here.', href: null },
];

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
      <Specimen name="Callout" layout="columns">
        <Callout icon={<WifiOff />} title="Google looks after your password">
          <p>You sign in with Google, and change that password there.</p>
        </Callout>
        <Callout tone="danger" icon={<TriangleAlert />} title="All your data is permanently deleted">
          <p>This cannot be undone.</p>
        </Callout>
      </Specimen>
      <Specimen name="SettingsList" layout="frame">
        <SettingsList settings={settings} />
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
