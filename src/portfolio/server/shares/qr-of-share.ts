import { asFile } from '#cv/service.ts';
import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { qrCode } from '#platform/qr-code.ts';
import { sharePath } from '../site/addresses.ts';
import { qrPng, qrSvg } from './qr-picture.ts';
import { findOwnShare } from './store.ts';

type Wanted = { shareId: string; format: 'svg' | 'png' };

/** Returns the QR code of a link as a file. */
export async function qrOfShare({ actor, db, settings }: IdentityCtx, { shareId, format }: Wanted) {
  const { uid } = requireMember(actor);
  const share = await db.asMember(uid, ({ sql }) => findOwnShare(sql, uid, shareId));
  if (!share) throw new AppError('NOT_FOUND');
  const code = qrCode(settings.APP_URL + sharePath(share.id));
  const name = `${share.label || 'QR'}.${format}`;
  return format === 'svg' ? asFile(name, qrSvg(code), 'image/svg+xml') : asFile(name, await qrPng(code), 'image/png');
}
