import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  picture: 'QR-код {{code}}',
  moduleShape: {
    label: 'Візерунок',
    values: {
      square: 'Квадрати',
      rounded: 'Заокруглені',
      dot: 'Крапки',
    },
  },
  eyeShape: {
    label: 'Кути',
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
    hint: 'Розміщується в центрі коду. Рівень корекції помилок стає найвищим.',
    choose: 'Виберіть зображення або перетягніть його сюди',
    remove: 'Прибрати логотип',
    failed: 'Не вдалося прочитати це зображення. Виберіть PNG, JPEG або WebP.',
  },
  caption: {
    label: 'Текст під кодом',
    hint: 'Наприклад, «Знайшли? Відскануйте»',
    refused: 'Приберіть символи, які не можна надрукувати, наприклад емодзі.',
  },
  showAlias: {
    label: 'Показувати код текстом',
    hint: 'Для тих, хто не може його відсканувати',
  },
  errorCorrection: {
    label: 'Корекція помилок',
    hint: 'Яка частина коду може забруднитися чи стертися без шкоди для сканування',
    values: {
      L: 'Низька (7 %)',
      M: 'Середня (15 %)',
      Q: 'Висока (25 %)',
      H: 'Найвища (30 %)',
    },
  },
  quietZone: {
    label: 'Поля',
    hint: 'Порожнє місце навколо коду',
    modules_one: '{{count}} квадрат',
    modules_few: '{{count}} квадрати',
    modules_many: '{{count}} квадратів',
    modules_other: '{{count}} квадрата',
  },
  faults: {
    title: 'Телефони можуть не прочитати цей код',
    inverted: 'Візерунок і кути мають бути темнішими за тло.',
    low_contrast: 'Кольори надто схожі. Виберіть темніші або зробіть тло світлішим.',
    logo_needs_level_h: 'Із логотипом потрібен найвищий рівень корекції помилок.',
    unreadable:
      'Ми спробували відсканувати код, але не змогли його прочитати. Спробуйте інші форми чи кольори.',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
