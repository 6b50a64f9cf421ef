import { Button } from '../actions/Button.tsx';
import { useRetryOnReconnect } from './on-reconnect.ts';
import { CloudOff, RotateCw } from '../tokens/icons.ts';
import { IconBadge } from './IconBadge.tsx';
import { MessagePage } from '../layout/MessagePage.tsx';
import { texts } from '../tokens/texts.ts';

interface ErrorPanelProps {
  readonly onRetry: () => void;
}

export function ErrorPanel({ onRetry }: ErrorPanelProps) {
  useRetryOnReconnect(onRetry);
  return (
    <MessagePage title={texts.broken} text={texts.brokenText} art={<IconBadge tone="danger" icon={<CloudOff />} />}>
      <Button icon={<RotateCw />} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
      <Button variant="bare" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </MessagePage>
  );
}
