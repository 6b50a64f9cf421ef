import { defineScreen } from '../screen.ts';
import { ConnectScreenPresenter } from './connect-screen.ts';
import { ConnectScreen } from './ConnectScreen.tsx';

export const connect = defineScreen(ConnectScreen, ConnectScreenPresenter);
