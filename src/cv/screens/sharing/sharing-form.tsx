import { QrCode } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { qrPngOf } from '#platform/browser/qr-png.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { Sharing, Visibility } from '../../contract.ts';
import { cvPath, namedCvPath } from '../../pages/cv-path.ts';
import { VISIBILITIES, VISIBILITY_STYLES } from '../visibilities.ts';
import { PublicationChoice } from './publication-choice.tsx';
import { RadioList } from './radio-list.tsx';
import type { SharingFormState as Form } from './use-sharing-form.ts';

const COMMENT_MODES = ['off', 'held', 'open'] as const satisfies readonly Sharing['comments'][];

type Props = { id: string; slug: string; form: Form; saveChanges: (() => Promise<boolean>) | undefined };

/** Form for the sharing settings of a CV. */
export function SharingForm({ id, slug, form, saveChanges }: Props) {
  const t = useTranslations('cv-sharing');
  const auth = useAuth();
  const { settings, changeSettings } = form;
  const { visibility, download, contact, comments } = settings;
  const isUnverified = auth.status === 'signedIn' && !auth.user.emailVerified;
  return (
    <div className="grid gap-6">
      <FormMessage form={{ message: form.message, failure: undefined }} />
      <RadioList
        label={t('visibility.label')}
        labelHidden
        choices={VISIBILITIES.map((value) => ({
          value,
          icon: VISIBILITY_STYLES[value].icon,
          label: t(`visibility.${value}.name`),
          text: t(`visibility.${value}.text`),
          disabled: isUnverified && value !== 'private' && value !== visibility,
        }))}
        value={visibility}
        onValueChange={(next) => changeSettings({ visibility: next })}
        note={
          isUnverified && (
            <>
              {t('unproven')} <Link render={<RouterLink to="/settings#email" />}>{t('prove')}</Link>
            </>
          )
        }
      />
      <CvAddress id={id} slug={slug} visibility={visibility} />
      <PublicationChoice id={id} saveChanges={saveChanges} />
      <div className="grid gap-4">
        <Switch
          label={t('download.label')}
          hint={t('download.hint')}
          checked={download}
          onCheckedChange={(next) => changeSettings({ download: next })}
        />
        <Switch
          label={t('contact.label')}
          hint={t('contact.hint')}
          checked={contact === 'shown'}
          onCheckedChange={(next) => changeSettings({ contact: next ? 'shown' : 'masked' })}
        />
      </div>
      <RadioList
        label={t('comments.label')}
        choices={COMMENT_MODES.map((value) => ({
          value,
          label: t(`comments.${value}.name`),
          text: t(`comments.${value}.text`),
        }))}
        value={comments}
        onValueChange={(next) => changeSettings({ comments: next })}
      />
    </div>
  );
}

/**
 * The address of a CV, with buttons that copy and open it, and that download its QR code. That of a public CV has names
 * that people can read.
 */
function CvAddress({ id, slug, visibility }: { id: string; slug: string; visibility: Visibility }) {
  const t = useTranslations('cv-sharing.address');
  const labelId = useId();
  const auth = useAuth();
  const username = auth.status === 'signedIn' ? auth.user.profile.username : '';
  const isNamed = visibility === 'public' && username !== '' && slug !== '';
  const url = location.origin + (isNamed ? namedCvPath(username, slug) : cvPath(id));
  return (
    <section aria-labelledby={labelId}>
      <h3 id={labelId} className="mb-1 font-medium text-text-secondary text-xs leading-5">
        {t('label')}
      </h3>
      <p dir="ltr" className="select-all break-all rtl:text-end">
        {url}
      </p>
      <p className="mt-1 text-text-secondary text-xs">{t(visibility)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={url} words={{ copy: t('copy'), copied: t('copied') }} />
        <Link variant="button-plain" href={url} external>
          {t('open')}
        </Link>
        <Button icon={QrCode} onClick={() => void qrPngOf(url).then((code) => saveFile(code, 'qr-code.png'))}>
          {t('qr')}
        </Button>
      </div>
    </section>
  );
}
