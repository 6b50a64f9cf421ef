import { Button } from './Button.tsx';
import { CloudOff, RotateCw } from './icons.ts';
import { IconBadge } from './IconBadge.tsx';
import { MessagePage } from './MessagePage.tsx';

interface ErrorPanelProps {
  readonly onRetry: () => void;
}

/** For a screen that broke or did not load: what happened, and two ways on. */
export function ErrorPanel({ onRetry }: ErrorPanelProps) {
  return (
    <MessagePage
      title="Something went wrong"
      text="This page could not be shown. What you typed is kept on this device."
      art={<IconBadge tone="danger" icon={<CloudOff />} />}
    >
      <Button icon={<RotateCw />} onClick={onRetry}>
        Try again
      </Button>
      <Button variant="bare" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </MessagePage>
  );
}
