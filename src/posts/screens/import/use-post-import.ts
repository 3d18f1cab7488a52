import { useRef, useState } from 'react';
import { useStorage } from '#files/components.tsx';
import { statusOf } from '#platform/pure/api-errors.ts';
import type { PreviewedPost } from '../../contract.ts';
import type { PostImportWarning } from '../../model/import.ts';
import { importApi } from './import-api.ts';
import { toBatches } from './import-batches.ts';
import { initialSelection, withoutFound } from './initial-selection.ts';
import { packFiles } from './pack-files.ts';

export type ImportedPost = { id: string; index: number; title: string; warnings: PostImportWarning[] };

/** Where an import is: choosing files, sending them, reviewing posts, importing them, or done. */
export type ImportStep =
  | { name: 'choose' }
  | { name: 'send'; progress: number }
  | { name: 'review'; file: string; posts: readonly PreviewedPost[] }
  | { name: 'import'; file: string; posts: readonly PreviewedPost[]; done: number; total: number }
  | { name: 'done'; made: readonly ImportedPost[] };

/** State of an import of posts. A failed step can be repeated; posts that were imported are not imported again. */
export function usePostImport() {
  const { open } = useStorage();
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [keepStatus, setKeepStatus] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isEmpty, setIsEmpty] = useState(false);
  const uploaded = useRef<string>(undefined);
  const made = useRef<ImportedPost[]>([]);
  /** Counts attempts, so that an answer that arrives after the dialog was closed is ignored. */
  const attempt = useRef(0);

  /** Deletes an upload. After a failure, the server deletes it a day later. */
  const remove = (file: string) =>
    void open()
      .then((storage) => storage.remove(file))
      .catch(() => {});
  const discard = () => {
    const file = uploaded.current;
    uploaded.current = undefined;
    if (file !== undefined) remove(file);
  };
  const fail = (error: unknown, next: ImportStep) => {
    setFailure(error);
    setStep(next);
  };

  return {
    step,
    selected,
    setSelected,
    keepStatus,
    setKeepStatus,
    failure,
    isEmpty,
    choose: async (files: readonly File[]) => {
      attempt.current += 1;
      const current = attempt.current;
      discard();
      setFailure(undefined);
      setIsEmpty(false);
      setStep({ name: 'send', progress: 0 });
      try {
        const file = await packFiles(files);
        if (!file) {
          setIsEmpty(true);
          return setStep({ name: 'choose' });
        }
        const task = (await open()).send(file, 'imports');
        task.onProgress(({ sent, total }) => {
          if (current === attempt.current) setStep({ name: 'send', progress: total === 0 ? 0 : sent / total });
        });
        const { fullPath } = await task.done;
        if (current !== attempt.current) return remove(fullPath);
        uploaded.current = fullPath;
        const { posts } = await importApi.previewImport.call({ file: fullPath });
        if (current !== attempt.current) return;
        setSelected(initialSelection(posts));
        setStep({ name: 'review', file: fullPath, posts });
      } catch (error) {
        if (current !== attempt.current) return;
        discard();
        fail(error, { name: 'choose' });
      }
    },
    importSelected: async () => {
      if (step.name !== 'review') return;
      const { file, posts } = step;
      const imported = new Set(made.current.map(({ index }) => index));
      const wanted = posts.filter(({ index }) => selected.has(String(index)) && !imported.has(index));
      setFailure(undefined);
      setStep({ name: 'import', file, posts, done: 0, total: wanted.length });
      try {
        let done = 0;
        for (const batch of toBatches(wanted)) {
          const take = batch.map(({ index }) => index);
          const answer = await importApi.import.call({ file, take, keepStatus });
          made.current.push(...answer.made);
          done += batch.length;
          setStep({ name: 'import', file, posts, done, total: wanted.length });
        }
        discard();
        setStep({ name: 'done', made: made.current });
      } catch (error) {
        // A request whose answer was lost may have imported its posts.
        const now = await importApi.previewImport.call({ file }).catch(() => undefined);
        if (now) setSelected(withoutFound(selected, posts, now.posts));
        fail(error, { name: 'review', file, posts: now?.posts ?? posts });
      }
    },
    /** Permanently deletes what was imported, so that it doesn't keep its slugs from another import. */
    undo: async () => {
      await importApi.undoImport.call({ ids: made.current.map(({ id }) => id) }).catch((error: unknown) => {
        // A request whose answer was lost has deleted them.
        if (statusOf(error) !== 404) throw error;
      });
      made.current = [];
    },
    /** Returns to the first step, and the ids of what was imported. */
    reset: () => {
      attempt.current += 1;
      const ids = made.current.map(({ id }) => id);
      made.current = [];
      discard();
      setFailure(undefined);
      setIsEmpty(false);
      setStep({ name: 'choose' });
      return ids;
    },
  };
}
