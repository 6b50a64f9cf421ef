import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/actions/Button.tsx';
import type { CandidateList } from '../candidate-list.ts';
import { mainActions } from './main-actions.ts';

interface MainButtonsProps {
  readonly list: CandidateList;
  /** No button is filled, as in a closed job. */
  readonly isQuiet: boolean;
}

export const MainButtons = observer(function MainButtons({ list, isQuiet }: MainButtonsProps) {
  return mainActions(list).map(({ label, isOutlined = false, run }) => (
    <Button key={isOutlined ? 'beside' : 'main'} variant={isQuiet || isOutlined ? 'outline' : 'fill'} onClick={run}>
      {label}
    </Button>
  ));
});
