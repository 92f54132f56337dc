import type { components } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';

interface NamedSender {
  /** As people read it: "Zoë", or "Finder 3 · 12:43" of a sender without a name. */
  name: string;
  /** The same without the time, for rows, which have one of their own. */
  short: string;
  /** For the initials and the colour of an avatar. Empty where nothing tells the sender apart. */
  initials: string;
}

/** What tells the sender of a message apart. */
interface Sent {
  sender: Pick<components['schemas']['MessageSenderDto'], 'name' | 'number'>;
  createdAt: string;
}

/** Returns a function that says who sent a message. */
export function useSenderName(): (message: Sent) => NamedSender {
  const { t } = useTranslation('dashboard');
  const { timeOrDay } = useFormats();
  return ({ sender: { name, number }, createdAt }) => {
    if (name) return { name, short: name, initials: name };
    const initials = number ? t('message.finderNumber', { number }) : '';
    const short = initials || t('message.finder');
    return { name: `${short} · ${timeOrDay(createdAt)}`, short, initials };
  };
}
