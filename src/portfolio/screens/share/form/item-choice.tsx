import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import { Select } from '#ui/fields/select.tsx';
import { SHARE_ITEMS, type ShareItem, type ShareTargetKind } from '../../../model/share-target.ts';
import { cvsApi } from '../../cvs-api.ts';
import { CvChoice, ProjectChoice } from './record-choices.tsx';

/** Something that is being chosen: its kind, and what is known of it. */
export type ItemDraft = { kind: ShareItem['kind']; id: string | null; letter: string | null; title: string };

export const NO_ITEM: ItemDraft = { kind: 'portfolio', id: null, letter: null, title: '' };

/** Returns the chosen thing; undefined while something is missing. */
export function toItem({ kind, id, letter }: ItemDraft): ShareItem | undefined {
  if (kind === 'portfolio') return { kind };
  if (id === null) return undefined;
  if (kind !== 'letter') return { kind, id };
  return letter === null ? undefined : { kind, id, letter };
}

type Props<Kind extends string> = {
  kinds: readonly Kind[];
  kind: Kind;
  draft: ItemDraft;
  error: string | undefined;
  onKind: (kind: Kind) => void;
  onChange: (draft: ItemDraft) => void;
};

/** Choice of one thing to share: first its kind, then which one. */
export function ItemChoice<Kind extends ShareTargetKind>(props: Props<Kind>) {
  const { kinds, kind, draft, error, onKind, onChange } = props;
  const t = useTranslations('portfolio-share.form.target');
  const choose = (id: string | null, title: string) => onChange({ ...draft, id, letter: null, title });
  const chosen = { value: draft.id, error, onChange: choose };
  return (
    <div className="grid gap-3">
      <Segments
        label={t('label')}
        choices={kinds.map((value) => ({ value, label: t(`${value as ShareTargetKind}.name`) }))}
        value={kind}
        onValueChange={onKind}
      />
      {kind === 'project' && <ProjectChoice {...chosen} />}
      {kind === 'cv' && <CvChoice {...chosen} />}
      {kind === 'letter' && (
        <>
          <CvChoice {...chosen} error={draft.id === null ? error : undefined} />
          {draft.id !== null && <LetterChoice cv={draft.id} draft={draft} error={error} onChange={onChange} />}
        </>
      )}
    </div>
  );
}

type LetterChoiceProps = {
  cv: string;
  draft: ItemDraft;
  error: string | undefined;
  onChange: (draft: ItemDraft) => void;
};

function LetterChoice({ cv, draft, error, onChange }: LetterChoiceProps) {
  const t = useTranslations('portfolio-share.form.target.letter');
  const query = useQuery(cvsApi.read.queryOptions({ input: { id: cv } }));
  const letters = query.data?.document.letters;
  if (query.isError) return <p className="text-error">{t('failed')}</p>;
  if (letters?.length === 0) return <p className="text-text-secondary">{t('none')}</p>;
  return (
    <Select
      label={t('which')}
      error={error}
      disabled={!letters}
      options={(letters ?? []).map(({ id, name }) => ({ value: id, label: name.trim() || t('unnamed') }))}
      value={draft.letter}
      onValueChange={(letter) =>
        onChange({ ...draft, letter, title: letters?.find(({ id }) => id === letter)?.name.trim() ?? '' })
      }
    />
  );
}

/** The kinds that can be in a bundle. */
export const ITEM_KINDS = SHARE_ITEMS;
