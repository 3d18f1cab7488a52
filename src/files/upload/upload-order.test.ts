import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { insertBefore } from './insert-before.ts';
import type { RunningUpload } from './open-storage.ts';
import { makeUploads } from './uploads.ts';

/** Lists files as a gallery does while the test decides when the processing of each ends. */
function galleryOf(...names: string[]) {
  let listed: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<string>>();
  const uploads = makeUploads<string>({
    open: async () => ({ send: (file) => sent(file.name), remove: async () => {} }),
    finish: (name) => {
      const ending = Promise.withResolvers<string>();
      endings.set(name, ending);
      return ending.promise;
    },
    onDone: (name, later) => {
      listed = insertBefore(listed, name, later, (item) => item);
    },
    maxConcurrent: names.length,
  });
  uploads.add(names.map((name) => new File([name], name)));
  const end = async (name: string, by: (ending: PromiseWithResolvers<string>) => void) => {
    const ending = await eventually(() => {
      const found = endings.get(name);
      expect(found).toBeDefined();
      return found as PromiseWithResolvers<string>;
    });
    endings.delete(name);
    by(ending);
    await eventually(() => expect(stateOf(name)).toMatch(/done|failed/));
  };
  const stateOf = (name: string) => uploads.all().find(({ file }) => file.name === name)?.state;
  return {
    listed: () => listed,
    finish: (name: string) => end(name, ({ resolve }) => resolve(name)),
    fail: (name: string) => end(name, ({ reject }) => reject(new TypeError('offline'))),
    retry: (name: string) => uploads.retry(uploads.all().find(({ file }) => file.name === name)?.id ?? ''),
    move: (next: string[]) => {
      listed = next;
    },
  };
}

const sent = (name: string): RunningUpload => ({
  ...{ done: Promise.resolve({ fullPath: name }), onProgress: () => () => false },
  ...{ cancel: () => false, pause: () => false, resume: () => false },
});

describe('several files that are uploaded at once', () => {
  it('are listed as they were chosen, in whatever order their uploads finish', async () => {
    const { finish, listed } = galleryOf('3', '6', '9');
    await finish('6');
    await finish('9');
    await finish('3');
    expect(listed()).toEqual(['3', '6', '9']);
  });

  it('keep their order when one fails, and it takes its place after a retry', async () => {
    const { finish, fail, retry, listed } = galleryOf('3', '6', '9');
    await fail('6');
    await finish('9');
    await finish('3');
    expect(listed()).toEqual(['3', '9']);
    retry('6');
    await finish('6');
    expect(listed()).toEqual(['3', '6', '9']);
  });

  it('follow what was listed before, and come before a later one that was moved', async () => {
    const { finish, move, listed } = galleryOf('3', '6', '9');
    move(['older']);
    await finish('9');
    move(['9', 'older']);
    await finish('3');
    expect(listed()).toEqual(['3', '9', 'older']);
    move(['older']);
    await finish('6');
    expect(listed()).toEqual(['older', '6']);
  });
});
