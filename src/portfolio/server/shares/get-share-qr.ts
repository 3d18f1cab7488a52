import { fileResponse } from '#cv/service.ts';
import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { qrCode, qrSvg } from '#platform/pure/qr-code.ts';
import { shareNameOf, sharePath } from '../site/addresses.ts';
import { qrPng } from './qr-picture.ts';
import { findOwnShare } from './store.ts';

type ShareQrInput = { shareId: string; format: 'svg' | 'png' };

/** Returns the QR code of a link as a file. */
export async function getShareQr({ actor, db, settings }: IdentityCtx, { shareId, format }: ShareQrInput) {
  const { uid } = requireMember(actor);
  const share = await db.asMember(uid, ({ sql }) => findOwnShare(sql, uid, shareId));
  if (!share) throw new AppError('NOT_FOUND');
  const code = qrCode(settings.APP_URL + sharePath(shareNameOf(share)));
  const name = `${share.label || 'QR'}.${format}`;
  return format === 'svg'
    ? fileResponse(name, qrSvg(code), 'image/svg+xml')
    : fileResponse(name, await qrPng(code), 'image/png');
}
