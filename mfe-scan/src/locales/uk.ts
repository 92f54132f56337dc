import type { TranslationOf } from '@ringtag/i18n';
import card from '@ringtag/scan-card/locales/uk';
import type en from './en';

const uk = {
  ...card,
  findCode: {
    title: 'Введіть код',
    text: 'Не вдається відсканувати QR-код? Введіть символи, надруковані поруч із ним.',
    label: 'Код',
    hint: 'Наприклад, {{example}}. Великі чи малі літери та дефіси значення не мають.',
    invalid: 'Код містить від {{min}} до {{max}} літер і цифр',
    submit: 'Відкрити',
  },
  loadError: {
    title: 'Сталася помилка',
    failed: 'Не вдалося завантажити код',
    retry: 'Спробувати ще раз',
  },
  activation: {
    name: 'Ім’я або псевдонім',
    nameHint: 'Його побачать усі, хто відсканує код.',
    emailHint:
      'На цю адресу ми надішлемо код підтвердження та посилання для миттєвої активації. Її ніхто не побачить.',
    submit: 'Зберегти й отримати код',
    failed: 'Не вдалося створити профіль',
  },
  fields: {
    title: 'Додатково про вас (необов’язково)',
  },
  card: {
    configure: 'Редагувати сторінку',
    share: 'Поділитися',
    copyLink: 'Копіювати посилання',
    copied: 'Посилання скопійовано',
    unactivated: 'Активацію скасовано. Код знову може активувати будь-хто.',
    activated: 'QR-код активовано',
    activatedText: 'Ви ввійшли в акаунт. Таку візитку бачать ті, хто сканує ваш код.',
    own: 'Це ваш код',
    ownText: 'Таку сторінку бачать ті, хто його сканує.',
    taken: 'Цей QR-код уже активовано.',
  },
  footer: {
    ...card.footer,
    requestUnactivation: 'Запит на скасування',
    requestHint: 'Так ви просите власника звільнити код для вас.',
    signedInAs: 'Ви ввійшли як {{email}}',
    signOut: 'Вийти',
    dashboard: 'До кабінету',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
