import { useState } from 'react';
import { FileField } from '#ui/file-field.tsx';
import type { FileProgress } from '#ui/file-progress.ts';
import { Pair, Section, Specimen } from '../specimen.tsx';

const STATES: FileProgress[] = [
  { id: 'a', name: 'portrait-1840.jpg', size: 1_840_000, state: 'uploading', progress: 0.62 },
  { id: 'b', name: 'note-g-table-of-operations.png', size: 912_000, state: 'done' },
  { id: 'c', name: 'letter-to-babbage.jpg', size: 2_310_000, state: 'failed', error: 'The connection broke off.' },
  { id: 'd', name: 'jacquard-card.png', size: 88_000, state: 'waiting' },
];

export function Files({ title }: { title: string }) {
  const [files, setFiles] = useState(STATES);
  const [mine, setMine] = useState<FileProgress[]>([]);
  const without = (id: string) => setFiles((all) => all.filter((file) => file.id !== id));
  return (
    <Section id="files" title={title}>
      <Specimen name="File field">
        <Pair>
          <FileField
            label="Pictures"
            hint="JPEG or PNG, at most 10 MB each."
            accept="image/jpeg,image/png"
            multiple
            files={files}
            onFiles={(added) =>
              setFiles((all) => [
                ...all,
                ...added.map(({ name, size }) => ({ id: name, name, size, state: 'waiting' as const })),
              ])
            }
            onCancel={without}
            onRemove={without}
            onRetry={(id) =>
              setFiles((all) =>
                all.map((file) => (file.id === id ? { ...file, state: 'uploading' as const, progress: 0.1 } : file)),
              )
            }
          />
          <FileField
            label="Portrait"
            accept="image/*"
            files={mine}
            onFiles={([file]) => file && setMine([{ id: 'mine', name: file.name, size: file.size, state: 'done' }])}
            onRemove={() => setMine([])}
          />
        </Pair>
      </Specimen>
    </Section>
  );
}
