import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { acceptsFile } from './file-accept.ts';
import { useFileSize } from './use-file-size.ts';

type Options = {
  accept: string;
  multiple: boolean;
  largest: number | undefined;
  onFiles: (files: File[]) => void;
};

/** Accepts the matching files and returns the reason why the first other one was refused. */
export function useFileIntake({ accept, multiple, largest, onFiles }: Options) {
  const t = useTranslations('ui.file');
  const sizeOf = useFileSize();
  const [refusal, setRefusal] = useState<string>();

  const faultOf = (file: File) => {
    const { name, size } = file;
    if (!acceptsFile(accept, file)) return t('refused', { name });
    if (largest === undefined || size <= largest) return undefined;
    return t('tooLarge', { name, size: sizeOf(size), largest: sizeOf(largest) });
  };
  const take = (selected: ArrayLike<File> | null) => {
    const files = Array.from(selected ?? []);
    const faults = files.map(faultOf);
    setRefusal(faults.find((fault) => fault !== undefined));
    const fitting = files.filter((_, at) => faults[at] === undefined).slice(0, multiple ? undefined : 1);
    if (fitting.length > 0) onFiles(fitting);
  };
  return { take, refusal };
}
