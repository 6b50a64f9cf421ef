import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import type { Presented } from '../screen.ts';
import { ConnectManyView } from './many/ConnectManyView.tsx';
import type { ConnectScreenPresenter } from './connect-screen.ts';
import { ConnectView } from './ConnectView.tsx';

export const ConnectScreen = observer(function ConnectScreen({ presenter }: Presented<ConnectScreenPresenter>) {
  const { one, many } = presenter;
  // Decided in the first render: the heading takes the focus and must not change.
  return useParams()['id'] === undefined ? <ConnectManyView presenter={many} /> : <ConnectView presenter={one} />;
});
