import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { isApiError, statusOf } from '#platform/pure/api-errors.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Select } from '#ui/fields/select.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { EMPTY_CONTENT } from '../../../model/content.ts';
import type { ItemSource, Section } from '../../../model/shapes.ts';
import { answerAllOperations } from '../../../model/sources/answer-offer.ts';
import { wordingOperations } from '../../../model/sources/choose-wording.ts';
import { offersOf } from '../../../model/sources/offers.ts';
import { isWithinItem } from '../../../model/sources/seen.ts';
import { nodeTitleOf, type TreeNode } from '../../../model/tree.ts';
import { useWordingName } from '../../work-records/use-wording-name.ts';
import { isWorkKind, type WorkKind, workPath } from '../../work-records/work-kinds.ts';
import { readWorkSource } from '../../work-records/work-records.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

/** Names the record of the member's work that an entry was made from, and offers what has changed in it since. */
export function WorkLink({ node }: { node: TreeNode }) {
  const source = node.value.source as ItemSource | null | undefined;
  if (!source || !isWorkKind(node.kind)) return null;
  return (
    <Suspense>
      <MessagesProvider domains={['cv-work']}>
        <LinkedRecord kind={node.kind} node={node} source={source} />
      </MessagesProvider>
    </Suspense>
  );
}

/** Values of the field: the wording of the CV, or one of the entry’s own after the mark. */
const AS_CV = 'cv';
const OWN = 'own:';
const NOT_FOUND = 404;

type Props = { kind: WorkKind; node: TreeNode; source: ItemSource };

function LinkedRecord({ kind, node: { path }, source }: Props) {
  const t = useTranslations('cv-work.link');
  const editor = useCvEditor();
  const toast = useToast();
  const wordingName = useWordingName();
  const box = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { data: record, error } = useQuery({
    queryKey: ['work-source', kind, source.id],
    queryFn: () => readWorkSource(kind, source.id),
    // The record may just have been changed in another window.
    staleTime: 0,
    retry: (count, failure) => !isApiError(failure) && count < 1,
  });
  const records = new Map(record && record.trashedAt === null ? [[source.id, record]] : []);
  const content = () => ({
    ...EMPTY_CONTENT,
    sections: (editor.read([], 'sections') ?? []) as Section[],
    wording: String(editor.read([], 'wording') ?? ''),
  });
  const current = content();
  const offersNow = (now = content()) => offersOf(now, records).offers.filter(({ at }) => isWithinItem(at, path));
  const count = offersNow(current).length;
  /** Answers all offers. Their buttons disappear. */
  const answer = (choice: 'take' | 'leave') => {
    box.current?.focus();
    const now = content();
    editor.do(...answerAllOperations(now, offersNow(now), choice));
    setAnnouncement(t(choice === 'take' ? 'updated' : 'kept'));
  };
  const detach = () => {
    // This box disappears.
    box.current?.closest('li')?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
    editor.do({ do: 'set', at: path, field: 'source', value: null });
    toast({
      text: t('detached'),
      undo: () => editor.do({ do: 'set', at: path, field: 'source', value: source }),
    });
  };
  const chooseWording = (wording: string | null) =>
    editor.do(...wordingOperations(content(), { wording, at: path }, records));
  const names = new Set(records.get(source.id)?.wordings.map(({ name }) => name));
  // It may have been removed from the record since.
  if (source.wording) names.add(source.wording);
  const isGone = statusOf(error) === NOT_FOUND;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-2 rounded-control bg-tint px-3 py-2 text-xs outline-hidden">
      <LiveText>{announcement}</LiveText>
      <p className="flex items-start gap-2">
        <Icon of={Link2} className="mt-0.5 size-3.5 shrink-0 text-link" />
        <span className="min-w-0 break-words">{t('linked', { name: nodeTitleOf({ value: source.seen }) })}</span>
      </p>
      {isGone && <p>{t('gone')}</p>}
      {record?.trashedAt && <p>{t('trashed')}</p>}
      {names.size > 0 && !editor.locked && (
        <Select
          label={t('wording')}
          options={[
            { value: AS_CV, label: t('asCv', { name: wordingName(current.wording) }) },
            ...['', ...names].map((name) => ({ value: OWN + name, label: wordingName(name) })),
          ]}
          value={source.wording === undefined ? AS_CV : OWN + source.wording}
          onValueChange={(value) => chooseWording(value === AS_CV ? null : value.slice(OWN.length))}
        />
      )}
      {count > 0 && <p className="font-medium">{t('differs', { count })}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {count > 0 && !editor.locked && (
          <>
            <Button onClick={() => answer('take')}>{t('update')}</Button>
            <Button tone="quiet" onClick={() => answer('leave')}>
              {t('keep')}
            </Button>
          </>
        )}
        {!isGone && <Link render={<RouterLink to={workPath(kind, source.id)} />}>{t('open')}</Link>}
        {!editor.locked && (
          <Button tone="quiet" onClick={detach}>
            {t('detach')}
          </Button>
        )}
      </div>
    </div>
  );
}
