import { useTranslation } from '@ringtag/i18n';
import { Spinner } from '@ringtag/ui/lite';
import { createContext, use, type ReactNode } from 'react';
import { hasFirstPaint } from '../first-paint/first-paint';

/** What a layout has to stand for its page while that loads; a spinner where it has nothing. */
export const Placeholder = createContext<ReactNode>(null);

/** Stands in for a page that loads; nothing where only the server's drawing of it is there. */
export function Loading() {
  const { t } = useTranslation('common');
  const placeholder = use(Placeholder);
  return placeholder ?? (hasFirstPaint() ? null : <Spinner block label={t('loading')} />);
}
