import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { PartialDateField } from '#ui/fields/partial-date-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { SITE_LIMITS } from '../../../model/site-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';

/** Fields for headline, "about" text and availability. */
export function IntroGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.intro');
  const { value, change, faultOf } = editor;
  const { availability } = value;
  return (
    <Group
      title={t('title')}
      lead={t.rich('lead', {
        profile: (words) => <Link render={<RouterLink to="/profile" />}>{words}</Link>,
      })}
    >
      <FieldAnchor at="headline">
        <TextField
          label={t('headline')}
          placeholder={t('headlineExample')}
          dir="auto"
          autoComplete="off"
          value={value.headline}
          error={faultOf('headline')}
          onChange={(event) => change({ headline: event.target.value })}
        />
      </FieldAnchor>
      <FieldAnchor at="about">
        <RichTextField
          label={t('about')}
          long
          hint={value.about.trim() === '' ? t('aboutHint') : undefined}
          max={SITE_LIMITS.about}
          value={value.about}
          error={faultOf('about')}
          onChange={(about) => change({ about })}
        />
      </FieldAnchor>
      <div className="grid grid-cols-1 gap-4 min-[24rem]:grid-cols-[minmax(0,1fr)_9rem]">
        <FieldAnchor at="availability.text">
          <TextField
            label={t('availability')}
            placeholder={t('availabilityExample')}
            dir="auto"
            autoComplete="off"
            value={availability.text}
            error={faultOf('availability.text')}
            onChange={(event) => change({ availability: { ...availability, text: event.target.value } })}
          />
        </FieldAnchor>
        <FieldAnchor at="availability.until">
          <PartialDateField
            label={t('until')}
            hint={t('untilHint')}
            value={availability.until || null}
            error={faultOf('availability.until')}
            onValueChange={(until) => change({ availability: { ...availability, until: until ?? '' } })}
          />
        </FieldAnchor>
      </div>
    </Group>
  );
}
