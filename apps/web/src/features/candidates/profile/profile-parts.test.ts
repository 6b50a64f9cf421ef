import { failure } from '@glo/domain/shared/outcome';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aProfilePage, profileOf as at } from '../../../testing/profile-page.ts';

describe('a profile', () => {
  it.each(['profile', 'gloScore'] as const)('says that its %s did not come', async (call) => {
    const { presenter, directory, notices } = aProfilePage();
    directory.answers[call] = failure('server-error');
    presenter.activate(at('student-1'));
    await when(() => notices.toasts.length > 0);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });
});
