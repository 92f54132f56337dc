import card from '@ringtag/card/locales/uk';
import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  ...card,
  loadError: {
    title: 'Сталася помилка',
    failed: 'Не вдалося завантажити код',
    retry: 'Спробувати ще раз',
  },
  card: {
    ...card.card,
    activatedText: 'Ви ввійшли в акаунт. Таку сторінку бачать ті, хто сканує ваш код.',
    own: 'Це ваш код',
    taken: 'Цей QR-код уже активовано.',
  },
  footer: {
    ...card.footer,
    signedInAs: 'Ви ввійшли як {{email}}',
    signOut: 'Вийти',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
