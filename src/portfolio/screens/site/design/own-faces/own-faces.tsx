import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { filesApi } from '#files/components.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { SiteEditor } from '../../site-editor.ts';
import { FaceUpload } from './face-upload.tsx';
import { FamilyRow } from './family-row.tsx';

const OF_THEME = 'theme';
const USES = ['heading', 'body'] as const;

/** The member's typefaces: which of them headings and text use, a specimen of each, and an upload. */
export function OwnFaces({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-faces');
  const { data, isError, refetch } = useQuery(filesApi.faces.list.queryOptions());
  const { faces } = editor.value;
  const set = (change: Partial<typeof faces>) => editor.change({ faces: { ...faces, ...change } });
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return null;
  const ofTheme = { value: OF_THEME, label: t('ofTheme') };
  const options = [ofTheme, ...data.map(({ id, name }) => ({ value: id, label: name }))];
  const changed = () => {
    void refetch();
    editor.refreshPreview();
  };
  return (
    <>
      {data.length > 0 &&
        USES.map((use) => (
          <Select
            key={use}
            label={t(use)}
            options={options}
            value={data.some(({ id }) => id === faces[use]) ? faces[use] : OF_THEME}
            onValueChange={(id) => set({ [use]: id === OF_THEME ? null : id })}
          />
        ))}
      {data.length > 0 && (
        <ul aria-label={t('list')} className="grid gap-3">
          {data.map((face) => (
            <FamilyRow
              key={face.id}
              face={face}
              isUsed={USES.some((use) => faces[use] === face.id)}
              onRemoved={() => {
                const unused = USES.filter((use) => faces[use] === face.id).map((use) => [use, null]);
                if (unused.length > 0) set(Object.fromEntries(unused));
                changed();
              }}
            />
          ))}
        </ul>
      )}
      <FaceUpload onDone={changed} />
    </>
  );
}
