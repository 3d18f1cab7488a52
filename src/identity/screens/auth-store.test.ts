import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserDocument } from '../contract.ts';
import { type LoadedUser, makeAuthStore } from './auth-store.ts';

const ada: UserDocument = {
  uid: 'ada',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  photoURL: null,
  createdAt: '1843-09-01T00:00:00.000Z',
  updatedAt: '1843-09-01T00:00:00.000Z',
  emailVerified: false,
  isAdmin: false,
  isActive: true,
  profile: {
    username: 'ada',
    usernameLastChanged: null,
    bio: '',
    location: '',
    website: '',
    socialLinks: {},
    showAchievements: true,
  },
};

const verified = { ...ada, emailVerified: true };
const signedIn = (user: UserDocument) => ({ status: 'signedIn', user });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

function makeStore(answer: () => Promise<LoadedUser> = async () => ada) {
  const loadUser = vi.fn(answer);
  const endSession = vi.fn(async () => {});
  const store = makeAuthStore({ loadUser, endSession });
  const statuses: string[] = [];
  store.subscribe(() => statuses.push(store.state().status));
  return { store, loadUser, endSession, seen: statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('who is signed in', () => {
  it('is unknown at first, then what the server says', async () => {
    const { store, loadUser } = makeStore();
    expect(store.state()).toEqual({ status: 'loading' });
    await store.refresh();
    expect(store.state()).toEqual(signedIn(ada));
    loadUser.mockResolvedValue(undefined);
    await store.refresh();
    expect(store.state()).toEqual({ status: 'signedOut' });
  });

  it('is somebody no more once the account is deactivated, and that is told apart', async () => {
    const { store, loadUser } = makeStore();
    await store.refresh();
    loadUser.mockResolvedValue('deactivated');
    await store.refresh();
    expect(store.state()).toEqual({ status: 'deactivated' });
    store.setUser(ada);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('is nobody when the server cannot be asked at first', async () => {
    const { store } = makeStore(noNetwork);
    await store.refresh();
    expect(store.state()).toEqual({ status: 'signedOut' });
  });

  it('stays who it was when the server cannot be asked later on', async () => {
    const { store, loadUser } = makeStore();
    await store.refresh();
    loadUser.mockImplementation(noNetwork);
    await store.refresh();
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('is told to the log when the server answers with a failure, and changes nothing', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const failure = new Error('GET /api/me answered 500');
    const { store, loadUser } = makeStore();
    await store.refresh();
    loadUser.mockRejectedValue(failure);
    await store.refresh();
    expect(store.state()).toEqual(signedIn(ada));
    expect(report).toHaveBeenCalledWith(failure);
    vi.unstubAllGlobals();
  });

  it('is what was last said, however late an older question is answered', async () => {
    let answer = (_: UserDocument | undefined) => {};
    const { store } = makeStore(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const asking = store.refresh();
    store.setUser(verified);
    answer(undefined);
    await asking;
    expect(store.state()).toEqual(signedIn(verified));
  });

  it('is nobody from the moment of signing out, without another question', async () => {
    const { store, loadUser, endSession } = makeStore();
    await store.refresh();
    await store.signOut();
    expect(store.state()).toEqual({ status: 'signedOut' });
    expect(endSession).toHaveBeenCalledOnce();
    expect(loadUser).toHaveBeenCalledOnce();
  });

  it('stays who it was when signing out fails', async () => {
    const { store, endSession } = makeStore();
    await store.refresh();
    endSession.mockImplementation(noNetwork);
    await expect(store.signOut()).rejects.toThrow('Failed to fetch');
    expect(store.state()).toEqual(signedIn(ada));
  });
});

describe('while a profile is made', () => {
  it('changes of the sign-in wait, and are taken up two seconds after', async () => {
    const { store, loadUser, seen: statuses } = makeStore(async () => undefined);
    await store.refresh();
    const made = await store.holdChanges(async () => {
      await store.refresh();
      store.setUser(ada);
      return 'made';
    });
    expect(made).toBe('made');
    await store.refresh();
    await vi.advanceTimersByTimeAsync(1999);
    expect(store.state()).toEqual({ status: 'signedOut' });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state()).toEqual(signedIn(ada));
    expect(statuses).toEqual(['signedOut', 'signedIn']);
    expect(loadUser).toHaveBeenCalledOnce();
  });

  it('the server is asked afterwards where nobody said who it is', async () => {
    const { store, loadUser } = makeStore();
    await store.holdChanges(async () => {});
    expect(loadUser).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('what fails is thrown on, and changes are taken up again all the same', async () => {
    const { store } = makeStore();
    const failure = new Error('taken');
    await expect(store.holdChanges(() => Promise.reject(failure))).rejects.toBe(failure);
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('a question that was asked before does not slip in', async () => {
    let answer = (_: UserDocument | undefined) => {};
    const { store } = makeStore(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const asking = store.refresh();
    await store.holdChanges(async () => store.setUser(ada));
    answer(undefined);
    await asking;
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('the last of two that overlap ends the wait', async () => {
    const { store } = makeStore();
    await store.holdChanges(async () => store.setUser(ada));
    await vi.advanceTimersByTimeAsync(1000);
    await store.holdChanges(async () => store.setUser(verified));
    await vi.advanceTimersByTimeAsync(1500);
    expect(store.state()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(500);
    expect(store.state()).toEqual(signedIn(verified));
  });

  it('one can wait for the end of it, and need not where nothing waits', async () => {
    const { store } = makeStore();
    await store.settled();
    await store.holdChanges(async () => store.setUser(ada));
    const settled = store.settled().then(() => store.state());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await settled).toEqual(signedIn(ada));
  });
});
