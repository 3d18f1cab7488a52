import * as firebaseApp from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  type UploadTask,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';

/** The functions of a third-party page that uses the npm package `firebase` in a browser. */

type FirebaseMember = { uid: string; token: string; email: string };
type ServerAddress = { host: string; port: number };

let apps = 0;

function clientOf({ host, port }: ServerAddress, { uid, token }: FirebaseMember | { uid: string; token: undefined }) {
  apps += 1;
  const app = firebaseApp.initializeApp({ projectId: 'vitrine', storageBucket: 'vitrine.local' }, `client ${apps}`);
  const auth = { getToken: async () => ({ accessToken: token }), getUid: () => uid };
  const listening = { addAuthTokenListener: () => {}, removeAuthTokenListener: () => {} };
  const component = {
    name: 'auth-internal',
    type: 'PRIVATE',
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'LAZY',
    onInstanceCreated: null,
    instanceFactory: () => ({ ...auth, ...listening }),
  };
  const { _addComponent } = firebaseApp as unknown as { _addComponent: (...cancelled: unknown[]) => void };
  if (token) _addComponent(app, component);
  const storage = getStorage(app);
  connectStorageEmulator(storage, host, port);
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, host, port);
  return { storage, functions, at: (name: string) => ref(storage, `users/${uid}/${name}`) };
}

async function codeOf(work: PromiseLike<unknown> | UploadTask) {
  try {
    await work;
    return 'no error';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

export async function useFiles(server: ServerAddress, member: FirebaseMember) {
  const { storage, at } = clientOf(server, member);
  const small = await uploadBytes(at('a ö %25 😀'), new Blob(['Note G'], { type: 'text/plain' }));
  const bytes = new Uint8Array(3_000_000).map((_, index) => index % 251);
  const task = uploadBytesResumable(at('large'), bytes);
  const states: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const next = ({ state, bytesTransferred }: { state: string; bytesTransferred: number }) => {
      if (states.at(-1) !== state) states.push(state);
      if (bytesTransferred > 300_000 && !states.includes('paused') && task.pause()) setTimeout(() => task.resume(), 50);
    };
    task.on('state_changed', next, reject, resolve);
  });
  const downloaded = new Uint8Array(await (await getBlob(at('large'))).arrayBuffer());
  const cancelled = uploadBytesResumable(at('given up'), bytes);
  cancelled.on('state_changed', ({ bytesTransferred }) => void (bytesTransferred > 0 && cancelled.cancel()));
  return {
    small: [small.metadata.name, small.metadata.size, small.metadata.contentType],
    states,
    same: downloaded.length === bytes.length && downloaded.every((byte, index) => byte === bytes[index]),
    beginning: (await getBytes(at('large'), 10)).byteLength,
    canceled: await codeOf(cancelled),
    linked: await (await fetch(await getDownloadURL(at('a ö %25 😀')))).text(),
    changed: (await updateMetadata(at('large'), { cacheControl: 'no-cache' })).cacheControl,
    listed: (await listAll(ref(storage, `users/${member.uid}`))).items.map(({ name }) => name),
    removed: await codeOf(deleteObject(at('large'))),
    missing: await codeOf(getMetadata(at('large'))),
    forbidden: await codeOf(getMetadata(ref(storage, 'users/somebody/x'))),
  };
}

/** Tries every file operation signed out and returns the errors, which must all be the same. */
export async function tryFilesAsStranger(server: ServerAddress, { uid }: FirebaseMember) {
  const { storage, at } = clientOf(server, { uid, token: undefined });
  const bytes = new Uint8Array(300_000);
  const attempts = [
    getMetadata(at('x')),
    getBytes(at('x')),
    listAll(ref(storage, `users/${uid}`)),
    updateMetadata(at('x'), {}),
    deleteObject(at('x')),
    uploadBytes(at('x'), bytes),
    uploadBytesResumable(at('x'), bytes),
  ];
  return [...new Set(await Promise.all(attempts.map(codeOf)))];
}

export async function callFunctions(server: ServerAddress, member: FirebaseMember) {
  const { functions } = clientOf(server, member);
  const { functions: anonymousFunctions } = clientOf(server, { uid: member.uid, token: undefined });
  const data = { email: member.email, displayName: 'Ada' };
  const { stream, data: streamed } = await httpsCallable(functions, 'sendWelcomeEmail').stream(data);
  const messages: unknown[] = [];
  for await (const message of stream) messages.push(message);
  return {
    called: (await httpsCallable(functions, 'sendWelcomeEmail')(data)).data,
    streamed: [messages, await streamed],
    withoutToken: (await httpsCallable(anonymousFunctions, 'sendPasswordResetEmail')({ email: member.email })).data,
    refused: await codeOf(httpsCallable(anonymousFunctions, 'sendWelcomeEmail')(data)),
    missing: await codeOf(httpsCallable(functions, 'sendNothing')({})),
  };
}
