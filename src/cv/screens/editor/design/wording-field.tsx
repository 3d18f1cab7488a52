import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Select } from '#ui/fields/select.tsx';
import type { CvContent } from '../../../contract.ts';
import { linkedItems } from '../../../model/sources/linked-items.ts';
import { cvApi } from '../../cv-api.ts';
import { useWordingName } from '../../work-records/use-wording-name.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

type Props = { id: string; content: CvContent };

/** Field for the wording of all entries from the member's work. Renders nothing if none has another wording. */
export const WordingField = (props: Props) => (
  <MessagesProvider domains={['cv-work']}>
    <Field {...props} />
  </MessagesProvider>
);

const MARK = 'wording:';
const MAX_TRIES = 3;

function Field({ id, content }: Props) {
  const t = useTranslations('cv-work.wordings');
  const wordingName = useWordingName();
  const editor = useCvEditor();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    ...cvApi.offers.queryOptions({ input: { id } }),
    enabled: linkedItems(content).length > 0,
    staleTime: 0,
  });
  const names = new Set(data?.wordings.flatMap((linked) => linked.names));
  if (names.size === 0 && content.wording === '') return null;
  const choose = async (wording: string) => {
    if (busy) return;
    setBusy(true);
    try {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const sections = editor.read([], 'sections') as CvContent['sections'];
        const { operations } = await cvApi.wording.call({ id, wording, document: { ...content, sections } });
        // Text that was written meanwhile stays: the wording is chosen for it again.
        if (editor.read([], 'sections') !== sections) continue;
        editor.do(...operations);
        return;
      }
      toast({ text: t('failed'), tone: 'error' });
    } catch (error) {
      showFailure(t('failed'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Select
      label={t('label')}
      hint={t('hint')}
      options={[...new Set(['', ...names, content.wording])].map((name) => ({
        value: MARK + name,
        label: wordingName(name),
      }))}
      value={MARK + content.wording}
      onValueChange={(value) => void choose(value.slice(MARK.length))}
      disabled={editor.locked}
    />
  );
}
