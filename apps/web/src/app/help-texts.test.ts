import { describe, expect, it } from 'vitest';
import { texts as filterTexts } from '../features/filter/texts.ts';
import { texts as actionTexts } from '../features/people/actions/texts.ts';
import { texts as choiceTexts } from '../features/people/job-choice/texts.ts';
import { texts as listTexts } from '../features/people/list/texts.ts';
import { texts as supportTexts } from '../features/support/texts.ts';
import { texts as verdictTexts } from '../state/verdicts/texts.ts';
import { texts as shellTexts } from './shell/texts.ts';

describe('the answers of the help center', () => {
  const answers = supportTexts.questions.map(({ answer }) => answer).join(' ');

  it.each([
    filterTexts.wanted.title,
    actionTexts.chooseAction,
    choiceTexts.title,
    listTexts.orders.fit,
    listTexts.shareAndExport,
    listTexts.share,
    listTexts.keepAsFolder,
    verdictTexts.decisions.maybe,
    verdictTexts.decisions['not-a-fit'],
    shellTexts.find,
  ])('use the name on the screen: %s', (name) => {
    expect(answers).toContain(name);
  });
});
