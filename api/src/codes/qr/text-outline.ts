import { hasDirectionMarks, showDirectionMarks } from '@ringtag/contracts';
import type { QrText } from '@ringtag/qr';
import { newFieldError } from '../../platform/errors/domain-error';
import { findUndrawable, measureLine, outlineLine } from '../../platform/pictures/bold-font';

/** A centred line of text as an SVG path. Text that is wider than `width` is scaled down. */
export function outlineText({ text, size, y }: QrText, width: number): string {
  const wide = measureLine(text);
  const fitting = Math.min(size, (width - 2) / Math.max(wide, 1e-3));
  return outlineLine(text, { x: (width - wide * fitting) / 2, y, size: fitting });
}

/** Throws a validation error for a text with letters that our font cannot draw, or with marks that turn a line around. */
export function assertDrawable(field: string, text = ''): void {
  const missing = [...findUndrawable(text), ...[...text].filter(hasDirectionMarks)].map(showDirectionMarks);
  if (missing.length === 0) return;
  throw newFieldError(field, 'isDrawable', `${field} holds what cannot be printed: ${missing.join(' ')}`);
}
