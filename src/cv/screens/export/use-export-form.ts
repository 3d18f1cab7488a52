import { useEffect, useRef, useState } from 'react';
import { useForm } from '#ui/use-form.ts';
import type { CvExport } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { inOrder } from './formats.ts';
import { saveFile } from './save-file.ts';

export type ExportForm = ReturnType<typeof useExportForm>;

/** Form for the chosen formats. Downloads one format as is, several as a ZIP; leaving aborts the request. */
export function useExportForm(id: string) {
  const [done, setDone] = useState('');
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const form = useForm({
    initial: { formats: [] as CvExport[], page: '1' },
    submit: async ({ formats, page }) => {
      if (formats.length === 0) return;
      const controller = new AbortController();
      const { signal } = controller;
      stop.current = controller;
      setDone('');
      try {
        const { body } = await fetchFile(id, formats, Number(page), signal);
        const name = body instanceof File ? body.name : id;
        saveFile(body, name);
        setDone(name);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  });
  const choose = (format: CvExport, chosen: boolean) => {
    setDone('');
    form.set('formats', inOrder([...form.values.formats.filter((one) => one !== format), ...(chosen ? [format] : [])]));
  };
  return { ...form, done, choose, leave: () => stop.current?.abort() };
}

function fetchFile(id: string, formats: readonly CvExport[], page: number, signal: AbortSignal) {
  const shown = formats.includes('png') ? { page } : {};
  const [first, ...others] = formats;
  return first !== undefined && others.length === 0
    ? cvApi.export.call({ id, format: first, ...shown }, { signal })
    : cvApi.exportMany.call({ id, formats: formats.join(','), ...shown }, { signal });
}
