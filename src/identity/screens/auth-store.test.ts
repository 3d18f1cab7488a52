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
  return { store, loadUser, endSession, statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the authentication state', () => {
  it('is loading at first, then as the server reports it', async () => {
    const { store, loadUser } = makeStore();
    expect(store.state()).toEqual({ status: 'loading' });
    await store.refresh();
    expect(store.state()).toEqual(signedIn(ada));
    loadUser.mockResolvedValue(undefined);
    await store.refresh();
    expect(store.state()).toEqual({ status: 'signedOut' });
  });

  it('is deactivated once the server reports it', async () => {
    const { store, loadUser } = makeStore();
    await store.refresh();
    loadUser.mockResolvedValue('deactivated');
    await store.refresh();
    expect(store.state()).toEqual({ status: 'deactivated' });
    store.setUser(ada);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('is signed out if the first request fails', async () => {
    const { store } = makeStore(noNetwork);
    await store.refresh();
    expect(store.state()).toEqual({ status: 'signedOut' });
  });

  it('is kept if a later request fails', async () => {
    const { store, loadUser } = makeStore();
    await store.refresh();
    loadUser.mockImplementation(noNetwork);
    await store.refresh();
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('is kept after an error response, which is reported', async () => {
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

  it('ignores the response to an outdated request', async () => {
    let answer = (_: UserDocument | undefined) => {};
    const { store } = makeStore(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const pending = store.refresh();
    store.setUser(verified);
    answer(undefined);
    await pending;
    expect(store.state()).toEqual(signedIn(verified));
  });

  it('is signed out without another request', async () => {
    const { store, loadUser, endSession } = makeStore();
    await store.refresh();
    await store.signOut();
    expect(store.state()).toEqual({ status: 'signedOut' });
    expect(endSession).toHaveBeenCalledOnce();
    expect(loadUser).toHaveBeenCalledOnce();
  });

  it('is kept if signing out fails', async () => {
    const { store, endSession } = makeStore();
    await store.refresh();
    endSession.mockImplementation(noNetwork);
    await expect(store.signOut()).rejects.toThrow('Failed to fetch');
    expect(store.state()).toEqual(signedIn(ada));
  });
});

describe('holding changes back', () => {
  it('applies changes two seconds after the work', async () => {
    const { store, loadUser, statuses } = makeStore(async () => undefined);
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

  it('requests the state afterwards if the work did not set it', async () => {
    const { store, loadUser } = makeStore();
    await store.holdChanges(async () => {});
    expect(loadUser).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('rethrows an error and still applies changes afterwards', async () => {
    const { store } = makeStore();
    const failure = new Error('taken');
    await expect(store.holdChanges(() => Promise.reject(failure))).rejects.toBe(failure);
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('ignores the response to a request from before the work', async () => {
    let answer = (_: UserDocument | undefined) => {};
    const { store } = makeStore(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const pending = store.refresh();
    await store.holdChanges(async () => store.setUser(ada));
    answer(undefined);
    await pending;
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state()).toEqual(signedIn(ada));
  });

  it('waits for the later of two overlapping periods', async () => {
    const { store } = makeStore();
    await store.holdChanges(async () => store.setUser(ada));
    await vi.advanceTimersByTimeAsync(1000);
    await store.holdChanges(async () => store.setUser(verified));
    await vi.advanceTimersByTimeAsync(1500);
    expect(store.state()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(500);
    expect(store.state()).toEqual(signedIn(verified));
  });

  it('settles when changes are applied, or at once if none are held back', async () => {
    const { store } = makeStore();
    await store.settled();
    await store.holdChanges(async () => store.setUser(ada));
    const settled = store.settled().then(() => store.state());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await settled).toEqual(signedIn(ada));
  });
});
