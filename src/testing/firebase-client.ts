import * as firebaseApp from 'firebase/app';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { TestInstance } from './test-instance.ts';

let apps = 0;

/** Returns the npm package `firebase` as a client of an instance, with a member's token or without one. */
export function firebaseFor({ port }: Pick<TestInstance, 'port'>, member?: { uid: string; token: string }) {
  apps += 1;
  const app = initializeApp({ projectId: 'vitrine', storageBucket: 'vitrine.local' }, `client ${apps}`);
  if (member) giveToken(app, member);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port);
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, '127.0.0.1', port);
  return { app, storage, functions, functionsAt: (url: string) => getFunctions(app, url) };
}

/** Replaces `firebase/auth`, which would need its own identity service. */
function giveToken(app: FirebaseApp, { uid, token }: { uid: string; token: string }) {
  const { _addComponent } = firebaseApp as unknown as { _addComponent: (app: FirebaseApp, component: object) => void };
  _addComponent(app, {
    name: 'auth-internal',
    type: 'PRIVATE',
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'LAZY',
    onInstanceCreated: null,
    instanceFactory: () => ({
      getToken: async () => ({ accessToken: token }),
      getUid: () => uid,
      addAuthTokenListener: () => {},
      removeAuthTokenListener: () => {},
    }),
  });
}
