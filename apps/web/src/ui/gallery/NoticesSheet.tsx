import { useState } from 'react';
import { AlertDialog } from '../AlertDialog.tsx';
import { Button } from '../Button.tsx';
import type { ToastData } from '../Toast.tsx';
import { ToastHost } from '../ToastHost.tsx';
import { Specimen } from './Specimen.tsx';

const examples: readonly ToastData[] = [
  { key: 'error', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 60_000 },
  {
    key: 'removed',
    text: 'Candidate Removed!',
    tone: 'info',
    durationMs: 60_000,
    action: { label: 'Undo', onPress: () => undefined },
  },
  {
    key: 'done',
    text: 'Candidate successfully shortlisted! for Finalists, Data Analyst',
    tone: 'success',
    durationMs: 60_000,
  },
  { key: 'already', text: 'Candidate already shortlisted! for Finalists', tone: 'warning', durationMs: 60_000 },
];

export function NoticesSheet() {
  const [toasts, setToasts] = useState(examples);
  const [alert, setAlert] = useState<string | null>(null);
  const dismiss = (key: string) => setToasts((all) => all.filter((toast) => toast.key !== key));
  return (
    <>
      <Specimen name="ToastHost, AlertDialog">
        <Button
          onClick={() =>
            setToasts([{ key: 'short', text: 'Email Address Copied!', tone: 'success', durationMs: 1000 }])
          }
        >
          One second
        </Button>
        <Button onClick={() => setToasts(examples)}>All four</Button>
        <Button onClick={() => setAlert('Image size exceeds 5MB limit.')}>Alert</Button>
      </Specimen>
      <ToastHost toasts={toasts} onDismiss={dismiss} />
      <AlertDialog text={alert} onClose={() => setAlert(null)} />
    </>
  );
}
