import { observer } from 'mobx-react-lite';
import { ConnectManyView } from './many/ConnectManyView.tsx';
import type { ConnectScreenPresenter } from './connect-screen.ts';
import { ConnectView } from './ConnectView.tsx';

export const ConnectScreen = observer(function ConnectScreen({
  presenter,
}: {
  readonly presenter: ConnectScreenPresenter;
}) {
  const { shown, one, many } = presenter;
  return shown === many ? <ConnectManyView presenter={many} /> : <ConnectView presenter={one} />;
});
