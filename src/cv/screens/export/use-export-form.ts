import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#platform/browser/save-file.ts';
import { useForm } from '#ui/fields/use-form.ts';
import type { CvExport } from '../../contract.ts';
import { CV_EXPORTS } from '../../model/export-formats.ts';
import { cvApi } from '../cv-api.ts';

export type ExportForm = ReturnType<typeof useExportForm>;

/** Form for the chosen formats. Downloads one format as is, several as a ZIP; leaving aborts the request. */
export function useExportForm(id: string) {
  const [savedFile, setSavedFile] = useState('');
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);
  const form = useForm({
    initial: { formats: [] as CvExport[], page: '1' },
    submit: async ({ formats, page }) => {
      if (formats.length === 0) return;
      const controller = new AbortController();
      const { signal } = controller;
      abortController.current = controller;
      setSavedFile('');
      try {
        const { body } = await fetchExport(id, formats, Number(page), signal);
        const name = body instanceof File ? body.name : id;
        saveFile(body, name);
        setSavedFile(name);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  });
  const toggleFormat = (format: CvExport, chosen: boolean) => {
    setSavedFile('');
    form.set(
      'formats',
      CV_EXPORTS.filter((other) => (other === format ? chosen : form.values.formats.includes(other))),
    );
  };
  return { ...form, savedFile, toggleFormat, cancel: () => abortController.current?.abort() };
}

function fetchExport(id: string, formats: readonly CvExport[], page: number, signal: AbortSignal) {
  const pageOption = formats.includes('png') ? { page } : {};
  const [first, ...others] = formats;
  return first !== undefined && others.length === 0
    ? cvApi.export.call({ id, format: first, ...pageOption }, { signal })
    : cvApi.exportMany.call({ id, formats: formats.join(','), ...pageOption }, { signal });
}
