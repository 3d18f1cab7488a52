import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { qrPngOf } from '#platform/browser/qr-png.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { qrCode, qrSvg } from '#platform/pure/qr-code.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';

/** Buttons that download a QR code as vectors and as pixels. */
export function QrDownloads({ text, fileName }: { text: string; fileName: string }) {
  const t = useTranslations('card.code');
  const toast = useToast();
  const savePng = async () => {
    try {
      saveFile(await qrPngOf(text), `${fileName}.png`);
    } catch {
      toast({ text: t('failed'), tone: 'error' });
    }
  };
  const saveSvg = () => saveFile(new Blob([qrSvg(qrCode(text))], { type: 'image/svg+xml' }), `${fileName}.svg`);
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Download} onClick={saveSvg}>
        {t('svg')}
      </Button>
      <Button icon={Download} onClick={() => void savePng()}>
        {t('png')}
      </Button>
    </div>
  );
}
