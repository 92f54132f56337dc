import type { TranslationOf } from '@ringtag/i18n';
import card from '@ringtag/scan-card/locales/ru';
import type en from './en';

const ru = {
  ...card,
  findCode: {
    title: 'Введите код',
    text: 'Не получается отсканировать QR-код? Введите символы, напечатанные рядом с ним.',
    label: 'Код',
    hint: 'Например, {{example}}. Регистр букв и дефисы значения не имеют.',
    invalid: 'Код состоит из {{min}}–{{max}} букв и цифр',
    submit: 'Открыть',
  },
  loadError: {
    title: 'Произошла ошибка',
    failed: 'Не удалось загрузить код',
    retry: 'Повторить',
  },
  activation: {
    name: 'Имя или псевдоним',
    nameHint: 'Его увидят все, кто отсканирует код.',
    emailHint:
      'На этот адрес мы отправим код подтверждения и ссылку для мгновенной активации. Его никто не увидит.',
    submit: 'Сохранить и получить код',
    failed: 'Не удалось создать профиль',
  },
  fields: {
    title: 'Дополнительно о вас (необязательно)',
  },
  card: {
    configure: 'Редактировать страницу',
    share: 'Поделиться',
    copyLink: 'Копировать ссылку',
    copied: 'Ссылка скопирована',
    unactivated: 'Активация отменена. Код снова может активировать кто угодно.',
    activated: 'QR-код активирован',
    activatedText: 'Вы вошли в аккаунт. Такую визитку видят те, кто сканирует ваш код.',
    own: 'Это ваш код',
    ownText: 'Такую страницу видят те, кто его сканирует.',
    taken: 'Этот QR-код уже активирован.',
  },
  footer: {
    ...card.footer,
    requestUnactivation: 'Запрос на отмену',
    requestHint: 'Так вы просите владельца освободить код для вас.',
    signedInAs: 'Вы вошли как {{email}}',
    signOut: 'Выйти',
    dashboard: 'В кабинет',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
