import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { filesApi, useMedium, useUploads } from '#files/components.tsx';
import type { StoredMedium } from '#files/contract.ts';
import { FieldAnchor } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { UploadField } from '#ui/files/upload-field.tsx';
import { BLOCK_LIMITS } from '../../../model/limits.ts';
import { captionLanguages } from './caption-languages.ts';
import type { BlockOf, MediaFieldsProps } from './media-fields-props.ts';

type Track = BlockOf<'video'>['tracks'][number];

/** The captions of a video: a file for each language. */
export function TrackList({ editor, block, path }: MediaFieldsProps<BlockOf<'video'>>) {
  const t = useTranslations('blocks');
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const { keepMedium } = useMedium(null);
  const uploads = useUploads<StoredMedium>({
    uploadFolder: 'media',
    finish: (file) => filesApi.media.make.call({ file, kind: 'captions' }),
    onDone: (made) => {
      keepMedium(made);
      editor.patch(block, ({ tracks }) =>
        tracks.some(({ media }) => media === made.id)
          ? {}
          : { tracks: [...tracks, { media: made.id, language: nextLanguage(tracks, locale), label: '' }] },
      );
    },
  });
  const remaining = BLOCK_LIMITS.tracks - block.tracks.length;
  const change = (media: string, fields: Partial<Track>) =>
    editor.patch(block, ({ tracks }) => ({
      tracks: tracks.map((track) => (track.media === media ? { ...track, ...fields } : track)),
    }));
  const remove = (media: string) => {
    editor.patch(block, ({ tracks }) => ({ tracks: tracks.filter((track) => track.media !== media) }));
    setTimeout(() => container.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={container} className="grid gap-2">
      {block.tracks.length > 0 && (
        <ul aria-label={t('fields.tracks')} className="grid gap-2">
          {block.tracks.map((track, at) => (
            <TrackRow
              key={track.media}
              track={track}
              path={`${path}.tracks.${at}`}
              errorOf={editor.form.errorOf}
              onLanguage={(language) => change(track.media, { language })}
              onRemove={() => remove(track.media)}
            />
          ))}
        </ul>
      )}
      {remaining > 0 && (
        <UploadField
          label={t('fields.tracks')}
          hint={t('media.tracksHint')}
          error={editor.form.errorOf(`${path}.tracks`)}
          accept=".vtt,.srt"
          {...uploads.field}
          files={uploads.field.files.filter(({ state }) => state !== 'done')}
        />
      )}
    </div>
  );
}

/** Returns the language of the member's screen, unless there are captions in it already. */
const nextLanguage = (tracks: readonly Track[], locale: string) =>
  [locale, 'en', 'es', 'fr', 'de'].find((one) => tracks.every(({ language }) => language !== one)) ?? locale;

type RowProps = {
  track: Track;
  path: string;
  errorOf: (path: string) => string | undefined;
  onLanguage: (language: string) => void;
  onRemove: () => void;
};

function TrackRow({ track, path, errorOf, onLanguage, onRemove }: RowProps) {
  const t = useTranslations('blocks');
  const tUi = useTranslations('ui');
  const locale = useLocale();
  const { medium } = useMedium(track.media);
  const languages = captionLanguages(locale, track.language);
  const name = languages.find(({ value }) => value === track.language)?.label ?? track.language;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <FieldAnchor at={`${path}.language`}>
        <Select
          label={t('media.trackLanguage', { name: medium?.name ?? '' })}
          error={errorOf(`${path}.language`) ?? errorOf(`${path}.media`)}
          options={languages}
          value={track.language}
          onValueChange={onLanguage}
        />
      </FieldAnchor>
      <IconButton
        name={tUi('remove', { name: t('media.track', { language: name }) })}
        icon={Trash2}
        onClick={onRemove}
      />
    </li>
  );
}
