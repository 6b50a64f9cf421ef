import { failure, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { describe, expect, it } from 'vitest';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { turnOnBlindReview } from '../../../testing/blind-review.ts';
import { testContainer } from '../../../testing/container.ts';
import { AddressBook } from './address-book.ts';

const asha = studentId('asha');

describe('an email address', () => {
  it.each(['asha@mail.example', ''])('is read from the profile once: “%s”', async (email) => {
    const { book, directory } = aBook();
    directory.answers.profile = success(aProfile({ email: ` ${email} ` }));
    expect([await book.read(asha), await book.read(asha)]).toEqual([success(email), success(email)]);
    expect(directory.asked).toEqual([['profile', 'asha']]);
  });

  it('is requested again after a failure', async () => {
    const { book, directory } = aBook();
    directory.answers.profile = failure('server-error');
    expect(await book.read(asha)).toEqual(failure('server-error'));
    directory.answers.profile = success(aProfile({ email: 'asha@mail.example' }));
    expect(await book.read(asha)).toEqual(success('asha@mail.example'));
  });

  it('is the real one, even for a hidden candidate', async () => {
    const { book, directory, blind } = aBook();
    await turnOnBlindReview(blind);
    const shown = blind.masks.profile(aProfile({ id: asha, email: 'asha@mail.example' }));
    directory.answers.profile = success(shown);
    expect([shown.email, await book.read(asha)]).toEqual(['', success('asha@mail.example')]);
  });
});

function aBook() {
  const { container, directory } = testContainer();
  const blind = container.get(BlindReview);
  return { book: new AddressBook(container.get(ServiceStore), blind.masks), directory, blind };
}
