import { describe, expect, it } from 'vitest';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { shortlistedMessage } from '../candidates/notifications.ts';
import { studentId } from '../testing/builders.ts';
import { aLeaving, someNotifications, someShortlists } from '../testing/hiring.ts';
import { Shortlisting } from './shortlist.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];

describe('the notification of shortlisting many', () => {
  it('is sent in one call, without removed students', async () => {
    const { notification, notifications } = aNotification();
    for (const student of [asha, bela, chitra, asha]) notification.add(student);
    notification.remove(bela);
    expect(notifications.asked).toEqual([]);
    await notification.send();
    await notification.send();
    expect(notifications.asked).toEqual([['send', [asha, chitra], shortlistedMessage]]);
  });

  it('is sent once before leaving, unless it was sent or emptied before', async () => {
    const { notification, notifications, leaving } = aNotification();
    notification.add(asha);
    await leaving.leave();
    await leaving.leave();
    await notification.send();
    expect(notifications.asked).toEqual([['send', [asha], shortlistedMessage]]);
    notification.add(bela);
    await notification.send();
    notification.add(chitra);
    notification.remove(chitra);
    await leaving.leave();
    expect(notifications.asked).toHaveLength(2);
    notification.add(chitra);
    await leaving.leave();
    expect(notifications.asked.at(-1)).toEqual(['send', [chitra], shortlistedMessage]);
  });
});

function aNotification() {
  const notifications = someNotifications();
  const leaving = aLeaving();
  const notification = new Shortlisting(someShortlists(), notifications, leaving, new FakeTabs()).notifyTogether();
  return { notification, notifications, leaving };
}
