import card from '@ringtag/card/locales/ru';
import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  ...card,
  loadError: {
    title: 'Произошла ошибка',
    failed: 'Не удалось загрузить код',
    retry: 'Повторить',
  },
  card: {
    ...card.card,
    activatedText: 'Вы вошли в аккаунт. Такую страницу видят те, кто сканирует ваш код.',
    own: 'Это ваш код',
    taken: 'Этот QR-код уже активирован.',
  },
  footer: {
    ...card.footer,
    signedInAs: 'Вы вошли как {{email}}',
    signOut: 'Выйти',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
