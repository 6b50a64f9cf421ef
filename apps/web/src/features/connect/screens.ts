import { defineScreen } from '../screen.ts';
import { ConnectManyView } from './many/ConnectManyView.tsx';
import { ConnectPresenter } from './connect-presenter.ts';
import { ConnectView } from './ConnectView.tsx';

export const connect = defineScreen(ConnectView, ConnectPresenter);
export const connectMany = defineScreen(ConnectManyView, ConnectPresenter);
