import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { FoldedGroup } from '../../folded-group.tsx';
import type { SiteEditor } from '../../site-editor.ts';

const OwnFaces = lazy(async () => ({ default: (await loadLazily(() => import('./own-faces.tsx'))).OwnFaces }));

/** The member's own typefaces, folded until they are used. */
export function OwnFacesGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.ownFaces');
  const { heading, body } = editor.value.faces;
  return (
    <FoldedGroup title={t('title')} lead={t('lead')} startsOpen={heading !== null || body !== null}>
      <MessagesProvider domains={['files', 'portfolio-faces']}>
        <Suspense fallback={null}>
          <OwnFaces editor={editor} />
        </Suspense>
      </MessagesProvider>
    </FoldedGroup>
  );
}
