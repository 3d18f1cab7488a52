import { useState } from 'react';
import { Picture } from '#files/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import type { FileProgress } from '#ui/files/file-progress.ts';
import { UploadField } from '#ui/files/upload-field.tsx';
import { PUNCHED_CARDS } from '../punched-cards.ts';
import { Pair, Section, Specimen } from '../specimen.tsx';
import { RealUploads } from './real-uploads.tsx';

const picture = PUNCHED_CARDS.sources[0]?.url;
const STATES: FileProgress[] = [
  { id: 'a', name: 'portrait-1840.jpg', size: 1_840_000, state: 'uploading', progress: 0.62 },
  { id: 'b', name: 'note-g-table-of-operations.png', size: 912_000, state: 'done' },
  { id: 'c', name: 'letter-to-babbage.jpg', size: 2_310_000, state: 'failed', error: 'Connection lost' },
  { id: 'd', name: 'jacquard-card.png', size: 88_000, state: 'waiting' },
];
const PICTURES: FileProgress[] = [
  {
    id: 'e',
    name: 'cards-of-the-loom.webp',
    size: 412_000,
    state: 'done',
    picture,
    alt: 'Four punched cards side by side.',
  },
  { id: 'f', name: 'cards-again.webp', size: 1_412_000, state: 'offline', progress: 0.3, picture },
  { id: 'g', name: 'mill-and-store.jpg', size: 3_240_000, state: 'paused', progress: 0.8 },
  { id: 'h', name: 'difference-engine.jpg', size: 640_000, state: 'processing', progress: 1 },
];

export function Files({ title }: { title: string }) {
  const [files, setFiles] = useState(STATES);
  const [pictures, setPictures] = useState(PICTURES);
  const [zoom, setZoom] = useState(0.4);
  const [isUploading, setIsUploading] = useState(false);
  const without = (id: string) => setFiles((all) => all.filter((file) => file.id !== id));
  const change = (id: string, news: Partial<FileProgress>) =>
    setPictures((all) => all.map((file) => (file.id === id ? { ...file, ...news } : file)));
  return (
    <Section id="files" title={title}>
      <Specimen name="Upload field">
        <Pair>
          <UploadField
            label="Images"
            hint="JPEG or PNG, up to 10 MB each."
            accept="image/jpeg,image/png"
            multiple
            largest={10_000_000}
            files={files}
            onFiles={(added) =>
              setFiles((all) => [
                ...all,
                ...added.map((file) => ({
                  id: file.name,
                  name: file.name,
                  size: file.size,
                  picture: file,
                  state: 'waiting' as const,
                })),
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
          <UploadField
            label="Gallery"
            accept="image/*"
            camera="environment"
            files={pictures}
            onFiles={() => undefined}
            onDescribe={(id, alt) => change(id, { alt })}
            onPause={(id) => change(id, { state: 'paused' })}
            onResume={(id) => change(id, { state: 'uploading' })}
            onCancel={(id) => change(id, { state: 'failed', error: 'Canceled' })}
            onRetry={(id) => change(id, { state: 'uploading', progress: 0.1 })}
            onRemove={(id) => setPictures((all) => all.filter((file) => file.id !== id))}
          />
        </Pair>
      </Specimen>
      <Specimen name="File field">
        <Pair>
          <FileField label="Data from another instance" accept=".zip" onFiles={() => undefined} />
        </Pair>
      </Specimen>
      <Specimen name="Picture">
        <div className="max-w-md">
          <Picture image={PUNCHED_CARDS} alt="Four punched cards side by side" sizes="28rem" className="rounded-card" />
        </div>
      </Specimen>
      <Specimen name="Slider">
        <div className="max-w-xs">
          <Slider
            label="Zoom"
            valueText={`${Math.round(zoom * 100)} %`}
            min={0}
            max={1}
            step={0.01}
            value={zoom}
            onChange={setZoom}
          />
        </div>
      </Specimen>
      <Specimen name="Real upload">
        {isUploading ? (
          <RealUploads />
        ) : (
          <div>
            <Button onClick={() => setIsUploading(true)}>Upload images</Button>
          </div>
        )}
      </Specimen>
    </Section>
  );
}
