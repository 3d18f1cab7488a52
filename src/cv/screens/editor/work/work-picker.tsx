import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Library } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { CV_LIMITS, EMPTY_CONTENT } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import type { Operation } from '../../../model/operations.ts';
import type { ItemSource, Section, SectionItem } from '../../../model/shapes.ts';
import type { ItemMaker } from '../../../model/sources/insert-item.ts';
import { allNodesOf, type FieldValues, type NodePath, nodeIdsIn, type TreeNode } from '../../../model/tree.ts';
import { type WorkKind, workPath } from '../../work-records/work-kinds.ts';
import { listWork, listWorkTags, makeWorkItem, type WorkRecord } from '../../work-records/work-records.ts';
import { useCaptions } from '../captions.ts';
import { type CvEditor, useCvEditor } from '../cv-editor-context.tsx';

const PAGE_SIZE = 48;
/** Stands for all tags in the field, where an empty value is none. No tag starts with a space. */
const ALL_TAGS = ' all';

type Props = {
  section: Pick<Section, 'id' | 'items'> & { kind: WorkKind };
  open: boolean;
  onClose: () => void;
  /** Receives the path of the first added entry. */
  onAdded: (path: NodePath) => void;
};

/** Dialog that adds records of the member's work to a section, many at once, as one step of the undo history. */
export function WorkPicker({ section, open, onClose, onAdded }: Props) {
  const t = useTranslations('cv-work.picker');
  const editor = useCvEditor();
  const showFailure = useFailureToast();
  const [q, setQ] = useState('');
  const [tag, setTag] = useState(ALL_TAGS);
  const [chosen, setChosen] = useState<readonly WorkRecord[]>([]);
  const [busy, setBusy] = useState(false);
  const { list, records, tags } = useWork(section.kind, { q, tag }, open);
  const exceeds = section.items.length + chosen.length > CV_LIMITS.items;

  const toggle = (record: WorkRecord, checked: boolean) =>
    setChosen((before) => [...before.filter(({ id }) => id !== record.id), ...(checked ? [record] : [])]);
  const add = async () => {
    setBusy(true);
    try {
      onAdded(await addToSection(editor, section, chosen));
      onClose();
    } catch (error) {
      showFailure(t('notAdded'), error);
    } finally {
      setBusy(false);
    }
  };

  const isUnfiltered = q === '' && tag === ALL_TAGS;
  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={t('description')}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button
            tone="primary"
            busy={busy}
            disabledReason={exceeds ? t('full', { max: CV_LIMITS.items }) : undefined}
            disabled={chosen.length === 0}
            onClick={() => void add()}
          >
            {t('submit', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-2">
          <SearchField label={t('search')} value={q} onValueChange={setQ} />
          {tags.length > 0 && (
            <Select
              label={t('tag')}
              labelHidden
              options={[{ value: ALL_TAGS, label: t('allTags') }, ...tags.map((value) => ({ value, label: value }))]}
              value={tag}
              onValueChange={setTag}
              className="w-40"
            />
          )}
        </div>
        <Results {...{ list, records, chosen }} kind={section.kind} isUnfiltered={isUnfiltered} onToggle={toggle} />
      </div>
    </Dialog>
  );
}

function useWork(kind: WorkKind, { q, tag }: { q: string; tag: string }, enabled: boolean) {
  const list = useInfiniteQuery({
    queryKey: ['work-picker', kind, q, tag],
    queryFn: ({ pageParam, signal }) =>
      listWork(
        kind,
        {
          ...{ limit: PAGE_SIZE, sort: 'updated' },
          ...(q !== '' && { q }),
          ...(tag !== ALL_TAGS && { tag }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled,
    staleTime: 0,
  });
  const { data: tags = [] } = useQuery({
    queryKey: ['work-picker', kind, 'tags'],
    queryFn: () => listWorkTags(kind),
    enabled,
  });
  return { list, tags, records: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

type ResultsProps = {
  kind: WorkKind;
  list: ReturnType<typeof useWork>['list'];
  records: readonly WorkRecord[];
  chosen: readonly WorkRecord[];
  isUnfiltered: boolean;
  onToggle: (record: WorkRecord, checked: boolean) => void;
};

function Results({ kind, list, records, chosen, isUnfiltered, onToggle }: ResultsProps) {
  const t = useTranslations('cv-work.picker');
  const messageOf = useErrorText();
  const editor = useCvEditor();
  const { titleOf, captionOf } = useCaptions();
  const items = useRef<HTMLUListElement>(null);
  const [usedIds] = useState(() => sourceIdsIn(editor));
  if (list.error && records.length === 0)
    return (
      <ErrorState
        title={t('failed')}
        text={messageOf(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  const moveFocus = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const boxes = [...(items.current?.querySelectorAll<HTMLElement>('[role=checkbox]') ?? [])];
    const at = boxes.indexOf(document.activeElement as HTMLElement);
    const next = boxes[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Loading waiting={list.isPending} label={t('loading')} skeleton={<ResultsSkeleton />}>
      {records.length === 0 ? (
        list.hasNextPage ? null : isUnfiltered ? (
          <EmptyState
            icon={Library}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link variant="button-plain" render={<RouterLink to={workPath(kind)} />}>
                {t('openWork')}
              </Link>
            }
          />
        ) : (
          <p className="py-6 text-center text-text-secondary">{t('noMatch')}</p>
        )
      ) : (
        <ul ref={items} onKeyDown={moveFocus} className="border-border border-t">
          {records.map((record) => {
            const node: TreeNode = { kind, path: [], value: record.preview as unknown as FieldValues };
            const notes = [captionOf(node), usedIds.has(record.id) ? t('inUse') : ''];
            return (
              <li key={record.id} className="border-border border-b py-2">
                <Checkbox
                  label={titleOf(node)}
                  hint={notes.filter(Boolean).join(' · ')}
                  checked={chosen.some(({ id }) => id === record.id)}
                  onCheckedChange={(checked) => onToggle(record, checked)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {list.hasNextPage && (
        <Button tone="quiet" className="mt-2" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Loading>
  );
}

const ResultsSkeleton = () => (
  <div className="grid gap-4 py-2">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);

/** Returns the nodes of the CV's sections, whose ids are taken. */
const sectionNodes = (editor: CvEditor) =>
  allNodesOf({ ...EMPTY_CONTENT, sections: (editor.read([], 'sections') as Section[] | undefined) ?? [] });

const sourceIdsIn = (editor: CvEditor) =>
  new Set(sectionNodes(editor).flatMap(({ value }) => (value.source as ItemSource | null | undefined)?.id ?? []));

/** Appends records to a section and returns the path of the first. */
async function addToSection(
  editor: CvEditor,
  { id: sectionId, kind }: Props['section'],
  records: readonly WorkRecord[],
) {
  const makers: ItemMaker[] = [];
  for (const { id, makeItem } of records) makers.push(makeItem ?? (await makeWorkItem(kind, id)));
  const into = ['sections', sectionId];
  const items = editor.read(into, 'items') as SectionItem[] | undefined;
  const wording = String(editor.read([], 'wording') ?? '');
  const takenIds = new Set<unknown>(sectionNodes(editor).map(({ value }) => value.id));
  const made = makers.map((makeItem) => {
    const item = makeItem(newId(), { takenIds, wording });
    for (const id of nodeIdsIn(item as unknown as FieldValues)) takenIds.add(id);
    return item;
  });
  const last = items?.at(-1)?.id ?? null;
  editor.do(
    ...made.map((item, at): Operation => {
      const after = made[at - 1]?.id ?? last;
      return { do: 'insert', into, list: 'items', item: item as unknown as FieldValues, after };
    }),
  );
  return [...into, 'items', made[0]?.id ?? ''];
}
