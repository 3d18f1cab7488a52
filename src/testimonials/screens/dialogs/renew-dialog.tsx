import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { Testimonial, TestimonialLink } from '../../contract.ts';
import { testimonialsApi } from '../testimonials-api.ts';
import { LinkContent } from './link-content.tsx';

type Props = {
  testimonial: Testimonial;
  open: boolean;
  opener: HTMLElement | undefined;
  onClose: () => void;
  onRenewed: (link: TestimonialLink) => void;
};

/** Dialog that replaces the link of a request, after saying that the old one stops working. */
export function RenewDialog({ testimonial, open, opener, onClose, onRenewed }: Props) {
  const t = useTranslations('testimonials');
  const messageOf = useErrorText();
  const [link, setLink] = useState<TestimonialLink>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const renew = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const renewed = await testimonialsApi.renew.call({ id: testimonial.id });
      setLink(renewed);
      onRenewed(renewed);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      size="medium"
      title={t(link ? 'ask.linkTitle' : 'renew.title')}
      description={link ? t('ask.linkText') : t('renew.text', { name: testimonial.label })}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsOpen
      opener={opener}
      actions={
        <>
          <DialogClose>
            <Button tone={link ? 'primary' : 'plain'}>{t(link ? 'ask.done' : 'ask.cancel')}</Button>
          </DialogClose>
          {!link && (
            <Button tone="primary" busy={busy} onClick={() => void renew()}>
              {t('renew.yes')}
            </Button>
          )}
        </>
      }
    >
      {link ? (
        <LinkContent link={link} />
      ) : (
        failure !== undefined && (
          <p role="alert" className="text-error">
            {messageOf(failure)}
          </p>
        )
      )}
    </Dialog>
  );
}
