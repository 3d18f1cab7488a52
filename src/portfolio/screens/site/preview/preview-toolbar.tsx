import { FilePen, Monitor, Printer, RotateCw, Smartphone, Tablet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { Site } from '../../../contract.ts';
import type { PreviewState } from '../../../model/preview-paths.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { PREVIEW_SIZES, type PreviewSize } from './frame-size.ts';
import { usePages } from './use-pages.ts';

const ICONS = { wide: Monitor, tablet: Tablet, phone: Smartphone, print: Printer };
const PREVIEW_STATES = ['written', 'published'] as const satisfies readonly PreviewState[];

type Props = {
  site: Site | undefined;
  page: SitePage;
  onPage: (page: SitePage) => void;
  size: PreviewSize;
  onSize: (size: PreviewSize) => void;
  /** Undefined until the site is published. */
  state: PreviewState | undefined;
  /** The choice to show work that is not published; undefined if there is none. */
  unpublished: { isShown: boolean; show: (isShown: boolean) => void } | undefined;
  onStateChange: (state: PreviewState) => void;
  onRefresh: () => void;
};

/** Toolbar of the preview: page, state, size and reload. */
export function PreviewToolbar(props: Props) {
  const { site, page, onPage, size, onSize, state, unpublished, onStateChange, onRefresh } = props;
  const t = useTranslations('portfolio-editor.view');
  const pages = usePages({
    ...{ page, onPage, site: state === 'published' ? undefined : site },
    includesUnpublished: unpublished?.isShown ?? false,
  });
  return (
    <div className="flex flex-wrap items-center gap-2 border-border border-b bg-background px-3 py-1.5 sm:px-4">
      <Select
        label={t('page')}
        labelHidden
        className="min-w-24 max-w-56 flex-1 sm:min-w-32"
        options={pages.options}
        value={pages.value}
        onValueChange={pages.choose}
      />
      {state && (
        <div className="max-sm:order-last max-sm:w-full sm:w-56">
          <Segments
            label={t('state')}
            labelHidden
            choices={PREVIEW_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={state}
            onValueChange={onStateChange}
          />
        </div>
      )}
      <div className="ms-auto flex items-center gap-1">
        <div className="w-36">
          <Segments
            label={t('size')}
            labelHidden
            choices={PREVIEW_SIZES.map((value) => ({ value, label: t(`sizes.${value}`), icon: ICONS[value] }))}
            value={size}
            onValueChange={onSize}
          />
        </div>
        {unpublished && (
          <IconButton
            name={t('unpublished')}
            icon={FilePen}
            aria-pressed={unpublished.isShown}
            className="aria-pressed:bg-selected aria-pressed:text-text"
            onClick={() => unpublished.show(!unpublished.isShown)}
          />
        )}
        <IconButton name={t('again')} icon={RotateCw} onClick={onRefresh} />
      </div>
    </div>
  );
}
