import type { Recruiter } from '@glo/domain/account/recruiter';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { ProfileDraftState } from '../../state/device/profile-draft-state.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { testContainer } from '../../testing/container.ts';
import { EditProfilePresenter } from './edit-profile-presenter.ts';

const picture = () => new File(['picture'], 'me.png', { type: 'image/png' });

describe('editing the profile', () => {
  it('starts with the saved profile, which is valid', () => {
    const { presenter } = aScreen();
    expect([presenter.form.valid, presenter.isChanged]).toEqual([true, false]);
    expect([presenter.recruiter, presenter.form.fields.phoneNumber.value]).toEqual([
      aCompleteRecruiter(),
      '9820114467',
    ]);
  });

  it('saves all fields once and opens the dashboard', async () => {
    const { presenter, gateway, session, navigator, notices, unsaved } = aScreen();
    presenter.form.fields.position.change('Head of Hiring');
    expect(unsaved.exists).toBe(true);
    await presenter.submission.run();
    // Pressed again before the dashboard opens.
    await presenter.submission.run();
    expect(gateway.asked).toEqual([
      [
        'edit',
        'account-1',
        {
          name: 'Meera Nair',
          position: 'Head of Hiring',
          phoneNumber: '9820114467',
          location: 'Pune, Maharashtra, India',
        },
      ],
    ]);
    expect(session.current?.recruiter?.position).toBe('Head of Hiring');
    expect(navigator.went).toEqual([{ path: '/dashboard', options: {} }]);
    expect(notices.toasts).toMatchObject([{ text: 'Your profile is updated.', tone: 'success' }]);
    expect(unsaved.exists).toBe(false);
  });

  it('shows the errors of every field and sends nothing', async () => {
    const { presenter, gateway } = aScreen();
    const { fields } = presenter.form;
    for (const field of [fields.name, fields.position, fields.phoneNumber, fields.location]) field.change(' ');
    const errors = [
      'Enter a valid Name',
      'Enter a valid Position',
      'Enter a valid Phone Number',
      'Enter Your Location',
    ];
    expect(presenter.form.valid).toBe(false);
    await presenter.submission.run();
    expect(Object.values(fields).map(({ shownError }) => shownError)).toEqual(errors);
    expect(gateway.asked).toEqual([]);
  });

  it('shows at once the error of a number that onboarding accepts', () => {
    const { presenter } = aScreen(aCompleteRecruiter({ phoneNumber: '0820114467' }));
    expect(presenter.form.fields.phoneNumber.shownError).toBe('Enter a valid Phone Number');
    const without = aScreen(aCompleteRecruiter({ phoneNumber: '' })).presenter;
    expect(without.form.fields.phoneNumber.shownError).toBeNull();
  });

  it('keeps its values after a failure', async () => {
    const { presenter, gateway, notices, unsaved } = aScreen();
    gateway.answers.edit = failure('unreachable');
    presenter.form.fields.position.change('Head of Hiring');
    await presenter.submission.run();
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
    expect([presenter.form.fields.position.value, unsaved.exists]).toEqual(['Head of Hiring', true]);
  });

  it('shows a refusal at its field', async () => {
    const { presenter, gateway, notices } = aScreen();
    gateway.answers.edit = failure('refused', 'This is too long.', 'position');
    await presenter.submission.run();
    expect([presenter.form.fields.position.shownError, notices.toasts]).toEqual(['This is too long.', []]);
  });

  it('ignores the response after the screen has closed', async () => {
    const { presenter, leave, navigator, notices } = aScreen();
    const sent = presenter.submission.run();
    leave();
    await sent;
    expect([navigator.went, notices.toasts]).toEqual([[], []]);
  });

  it('uploads each picture as its own kind', async () => {
    const { presenter, gateway, session } = aScreen();
    await presenter.profilePicture.upload(picture());
    expect(session.current?.recruiter).toEqual(aCompleteRecruiter({ profilePicture: '/uploads/new.png' }));
    await presenter.coverPicture.upload(picture());
    expect(session.current?.recruiter).toEqual(
      aCompleteRecruiter({ profilePicture: '/uploads/new.png', coverPicture: '/uploads/new.png' }),
    );
    expect(gateway.asked.map(([, , kind]) => kind)).toEqual(['profile', 'cover']);
  });

  it('cannot be saved while a picture is uploading', async () => {
    const { presenter, gateway, notices, navigator } = aScreen();
    const answer = Promise.withResolvers<Outcome<string>>();
    gateway.answers.uploadPicture = answer.promise;
    const sent = presenter.coverPicture.upload(picture());
    await presenter.submission.run();
    await presenter.submission.run();
    expect(notices.toasts).toMatchObject([{ text: 'Your picture is still uploading.', tone: 'info' }]);
    expect(navigator.went).toEqual([]);
    answer.resolve(success('/uploads/new.png'));
    await sent;
    await presenter.submission.run();
    expect(navigator.went).toHaveLength(1);
  });
});

describe('unsaved changes', () => {
  it('are changed fields and failed uploads', async () => {
    const { presenter, gateway, unsaved } = aScreen();
    presenter.form.fields.name.change('Meera');
    expect(unsaved.exists).toBe(true);
    presenter.form.fields.name.change('Meera Nair');
    expect(unsaved.exists).toBe(false);
    gateway.answers.uploadPicture = failure('unreachable');
    await presenter.profilePicture.upload(picture());
    expect(unsaved.exists).toBe(true);
  });

  it('return after the session has expired and the recruiter signs in again', () => {
    const screen = aScreen();
    screen.presenter.form.fields.position.change('Head of Hiring');
    screen.session.expire();
    screen.leave();
    screen.session.start(aSession());
    const again = screen.open();
    expect([again.form.fields.position.value, again.isChanged]).toEqual(['Head of Hiring', true]);
    screen.leave();
    expect(screen.open().form.fields.position.value).toBe('Campus Hiring Lead');
  });

  it('survive a reload until they are undone or saved', async () => {
    const screen = aScreen();
    screen.presenter.form.fields.position.change('Head of Hiring');
    const again = screen.open();
    expect([again.form.fields.position.value, again.isChanged]).toEqual(['Head of Hiring', true]);
    again.form.fields.position.change('Campus Hiring Lead');
    again.form.fields.name.change('Meera N');
    again.form.fields.name.change('Meera Nair');
    expect(screen.draft.details).toBeNull();
    again.form.fields.position.change('Head of Hiring');
    await again.submission.run();
    expect(screen.draft.details).toBeNull();
  });

  it('are discarded and restored by Undo, also on the next visit', () => {
    const screen = aScreen();
    const position = ({ form }: EditProfilePresenter) => form.fields.position.value;
    const { discard } = screen.presenter;
    screen.presenter.form.fields.position.change('Head of Hiring');
    discard();
    expect([position(screen.presenter), screen.presenter.isChanged]).toEqual(['Campus Hiring Lead', false]);
    expect(screen.notices.toasts).toMatchObject([{ text: 'Changes discarded' }]);
    screen.notices.toasts[0]?.action?.onPress();
    expect(position(screen.presenter)).toBe('Head of Hiring');
    discard();
    screen.leave();
    screen.notices.toasts.at(-1)?.action?.onPress();
    expect(position(screen.open())).toBe('Head of Hiring');
  });

  it('do not exist if the session expired before a change', () => {
    const screen = aScreen();
    screen.session.expire();
    screen.leave();
    expect(screen.draft.details).toBeNull();
  });

  it('are dropped when the screen closes', () => {
    const screen = aScreen();
    screen.presenter.form.fields.position.change('Head of Hiring');
    screen.leave();
    expect(screen.unsaved.exists).toBe(false);
    expect([screen.open().form.fields.position.value, screen.unsaved.exists]).toEqual(['Campus Hiring Lead', false]);
  });
});

it('the location lookup stops when the screen closes', async () => {
  vi.useFakeTimers();
  const { presenter, lookups, leave } = aScreen();
  presenter.places.type('Pu');
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(lookups.asked).toEqual([]);
});

describe('a profile changed in another tab', () => {
  function aStaleScreen() {
    const screen = aScreen();
    const save = (change: Partial<Recruiter>) => screen.session.start(aSession({ ...aCompleteRecruiter(), ...change }));
    return { ...screen, save };
  }

  it('updates the fields that are unchanged here', () => {
    const { presenter, save } = aStaleScreen();
    presenter.form.fields.position.change('Head of Hiring');
    save({ name: 'Meera Iyer' });
    expect(presenter.form.entered).toMatchObject({ name: 'Meera Iyer', position: 'Head of Hiring' });
    expect(presenter.isStale).toBe(false);
  });

  it('reports a conflict and loads the other version on request', () => {
    const { presenter, save, notices } = aStaleScreen();
    presenter.form.fields.name.change('Meera K');
    save({ name: 'Meera Iyer' });
    expect([presenter.isStale, presenter.form.entered.name]).toEqual([true, 'Meera K']);
    presenter.loadChanges();
    expect([presenter.isStale, presenter.form.entered.name, presenter.isChanged]).toEqual([false, 'Meera Iyer', false]);
    notices.toasts[0]?.action?.onPress();
    expect(presenter.form.entered.name).toBe('Meera K');
  });

  it('updates unchanged fields after a reload, too', () => {
    const { presenter, save, draft, open } = aStaleScreen();
    presenter.form.fields.position.change('Head of Hiring');
    const { details, base } = draft;
    save({ name: 'Meera Iyer' });
    if (details !== null && base !== null) draft.keep(details, base);
    expect(open().form.entered).toMatchObject({ name: 'Meera Iyer', position: 'Head of Hiring' });
  });

  it('does not report its own save as a conflict', async () => {
    const { presenter } = aStaleScreen();
    presenter.form.fields.name.change(' Meera  Iyer ');
    await presenter.submission.run();
    expect(presenter.isStale).toBe(false);
  });
});

function aScreen(recruiter: Recruiter = aCompleteRecruiter()) {
  const { container, profileGateway: gateway, ...world } = testContainer({ session: aSession(recruiter) });
  let leave = () => {};
  function open() {
    const opened = world.visit(EditProfilePresenter);
    leave = opened.activate();
    return opened;
  }
  return {
    ...world,
    gateway,
    unsaved: container.get(UnsavedWork),
    draft: container.get(ProfileDraftState),
    open,
    presenter: open(),
    leave: () => leave(),
  };
}
