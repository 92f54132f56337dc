import { useTranslation } from '@ringtag/i18n';
import { Spinner } from '@ringtag/ui/lite';
import { createContext, use, type ReactNode } from 'react';
import { hasFirstPaint } from '../first-paint/first-paint';

/** What a layout shows in place of its page while that loads. When it is null, a spinner is shown. */
export const Placeholder = createContext<ReactNode>(null);

/** Shown while a page loads. Renders nothing while the server's drawing of the page is on the screen. */
export function Loading() {
  const { t } = useTranslation('common');
  const placeholder = use(Placeholder);
  return placeholder ?? (hasFirstPaint() ? null : <Spinner block label={t('loading')} />);
}
