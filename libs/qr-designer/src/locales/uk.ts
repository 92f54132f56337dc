import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  picture: 'QR-код {{code}}',
  moduleShape: {
    label: 'Візерунок',
    values: {
      square: 'Квадрати',
      rounded: 'Заокруглений',
      dot: 'Крапки',
    },
  },
  eyeShape: {
    label: 'Кутові мітки',
    values: {
      square: 'Квадратні',
      rounded: 'Заокруглені',
      circle: 'Круглі',
    },
  },
  foreground: {
    label: 'Колір візерунка',
  },
  eyeColor: {
    label: 'Колір кутів',
  },
  background: {
    label: 'Тло',
  },
  logo: {
    label: 'Логотип',
    hint: 'Він стоїть посередині. Корекція помилок стає найвищою.',
    choose: 'Виберіть зображення або перетягніть його сюди',
    remove: 'Прибрати логотип',
    failed: 'Це зображення не вдалося прочитати. Виберіть інше',
  },
  caption: {
    label: 'Рядок під кодом',
    hint: 'Наприклад: Знайшли? Скануйте',
    refused: 'У цьому рядку є символи, які не можна надрукувати, наприклад емодзі',
  },
  showAlias: {
    label: 'Показувати код літерами',
    hint: 'Щоб його міг увести той, хто не може сканувати.',
  },
  errorCorrection: {
    label: 'Корекція помилок',
    hint: 'Скільки коду може забруднитися чи стертися.',
    values: {
      L: 'Низька, 7 %',
      M: 'Середня, 15 %',
      Q: 'Висока, 25 %',
      H: 'Найвища, 30 %',
    },
  },
  quietZone: {
    label: 'Поле',
    hint: 'У квадратах візерунка.',
    modules_one: '{{count}} квадрат',
    modules_few: '{{count}} квадрати',
    modules_many: '{{count}} квадратів',
    modules_other: '{{count}} квадрата',
  },
  faults: {
    title: 'Телефони не зможуть прочитати цей код',
    inverted: 'Візерунок і кути мають бути темніші за тло.',
    low_contrast: 'Кольори надто схожі. Виберіть темніші або світліше тло.',
    logo_needs_level_h: 'З логотипом корекція помилок має бути найвищою.',
    unreadable: 'Ми спробували прочитати готовий код і не змогли. Спробуйте інші форми чи кольори.',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
