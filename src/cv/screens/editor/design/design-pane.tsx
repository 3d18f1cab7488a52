import { RotateCcw } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { CvContent } from '../../../contract.ts';
import type { Design } from '../../../model/design.ts';
import { pathKey } from '../editor-location.ts';
import { useTemplateList } from '../use-templates.ts';
import { ColourField } from './colour-field.tsx';
import { contrastAdviceOn } from './contrast-advice.ts';
import { designOperations } from './design-operations.ts';
import { DesignSection } from './design-section.tsx';
import { FitSection } from './fit-section.tsx';
import { PageSection } from './page-section.tsx';
import { TEMPLATE_DEFAULTS } from './template-defaults.ts';
import { TemplateSection } from './template-section.tsx';
import { TypeSection } from './type-section.tsx';
import { useDesign } from './use-design.ts';
import { findTemplate, type TemplateInfo, visibleFieldsOf } from './visible-fields.ts';

/** Section for the three design colours from which all others are derived. */
const ColourSection = memo(function ColourSection({
  ownAccent,
  ...colours
}: Pick<Design, 'accent' | 'text' | 'background'> & { ownAccent: string | undefined }) {
  const t = useTranslations('cv-editor.designPane.colour');
  const { accent, text, background } = colours;
  return (
    <DesignSection
      title={t('title')}
      resettable={{ accent, text, background }}
      defaults={ownAccent === undefined ? undefined : { accent: ownAccent }}
    >
      <ColourField field="accent" value={accent}>
        <ContrastNote field="accent" colours={colours} />
      </ColourField>
      <ColourField field="text" value={text}>
        <ContrastNote field="text" colours={colours} />
      </ColourField>
      <ColourField field="background" value={background} />
    </DesignSection>
  );
});

type Props = {
  id: string;
  content: CvContent;
  /** The last saved revision, which the template thumbnails show. */
  revision: number;
};

/** Pane for the design of the CV: its template, type, colours and page. */
export function DesignPane({ id, content, revision }: Props) {
  const { design, basics, sections } = content;
  const { fonts, size, lineHeight, density, spacing, headings, accent, text, background } = design;
  const template = findTemplate(useTemplateList().data?.items, design.template);
  return (
    <div data-place={pathKey(['design'])}>
      <TemplateSection id={id} revision={revision} template={design.template} page={design.page} />
      <FitSection id={id} content={content} />
      <TypeSection {...{ fonts, size, lineHeight, density, spacing, headings, template }} />
      <ColourSection {...{ accent, text, background }} ownAccent={template?.accent} />
      <PageSection
        {...{ id, design, sections }}
        website={basics.url}
        visibleFields={visibleFieldsOf(template, basics)}
      />
      <ResetDesignButton design={design} template={template} />
    </div>
  );
}

/** Button that resets all type, colours and measures to the template's defaults in one undo step. */
function ResetDesignButton({ design, template }: { design: Design; template: TemplateInfo | undefined }) {
  const t = useTranslations('cv-editor.designPane.ownDesign');
  const { setAll, locked } = useDesign();
  const [announcement, setAnnouncement] = useState('');
  const defaults = { ...TEMPLATE_DEFAULTS, ...(template && { accent: template.accent }) };
  const isDefault = designOperations(design, defaults).length === 0;
  return (
    <div className="border-border border-t pt-6">
      <Button
        icon={RotateCcw}
        disabled={locked}
        disabledReason={isDefault && !locked ? t('already') : undefined}
        onClick={() => {
          setAll(design, defaults);
          setAnnouncement(t('done'));
        }}
      >
        {t('back')}
      </Button>
      <LiveText>{isDefault ? announcement : ''}</LiveText>
    </div>
  );
}

type ContrastNoteProps = { field: 'accent' | 'text'; colours: Pick<Design, 'accent' | 'text' | 'background'> };

/** Warns about a colour with too little contrast with the background and offers the nearest one with enough. */
function ContrastNote({ field, colours }: ContrastNoteProps) {
  const t = useTranslations('cv-editor.designPane.colour');
  const { set, locked } = useDesign();
  const advice = contrastAdviceOn(field, colours);
  return (
    <div className={advice ? 'mt-2 grid justify-items-start gap-2' : 'contents'}>
      <p
        role="status"
        className={advice?.trouble === 'accentSoft' ? 'text-text-secondary text-xs' : 'text-warning text-xs'}
      >
        {advice && t(`contrast.${advice.trouble}`, { ratio: advice.ratio, least: advice.least })}
      </p>
      {advice && (
        <Button disabled={locked} onClick={() => set(field, advice.nearest)}>
          <span
            aria-hidden="true"
            style={{ backgroundColor: advice.nearest }}
            className="size-4 rounded-full border border-control forced-color-adjust-none"
          />
          {t('take', { color: advice.nearest })}
        </Button>
      )}
    </div>
  );
}
