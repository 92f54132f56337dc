import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  picture: 'QR-код {{code}}',
  moduleShape: {
    label: 'Узор',
    values: {
      square: 'Квадраты',
      rounded: 'Скруглённые',
      dot: 'Точки',
    },
  },
  eyeShape: {
    label: 'Углы',
    values: {
      square: 'Квадратные',
      rounded: 'Скруглённые',
      circle: 'Круглые',
    },
  },
  foreground: {
    label: 'Цвет узора',
  },
  eyeColor: {
    label: 'Цвет углов',
  },
  background: {
    label: 'Фон',
  },
  logo: {
    label: 'Логотип',
    hint: 'В центре кода. Уровень коррекции ошибок станет наивысшим.',
    choose: 'Выберите изображение или перетащите его сюда',
    remove: 'Убрать логотип',
    failed: 'Не удалось прочитать это изображение. Выберите PNG, JPEG или WebP.',
  },
  caption: {
    label: 'Текст под кодом',
    hint: 'Например, «Нашли? Отсканируйте»',
    refused: 'Уберите символы, которые нельзя напечатать, например эмодзи.',
  },
  showAlias: {
    label: 'Показывать код текстом',
    hint: 'Для тех, кто не может его отсканировать',
  },
  errorCorrection: {
    label: 'Коррекция ошибок',
    hint: 'Какая часть кода может загрязниться или стереться, прежде чем он перестанет сканироваться',
    values: {
      L: 'Низкая (7 %)',
      M: 'Средняя (15 %)',
      Q: 'Высокая (25 %)',
      H: 'Наивысшая (30 %)',
    },
  },
  quietZone: {
    label: 'Поля',
    hint: 'Пустое место вокруг кода',
    modules_one: '{{count}} квадрат',
    modules_few: '{{count}} квадрата',
    modules_many: '{{count}} квадратов',
    modules_other: '{{count}} квадрата',
  },
  faults: {
    title: 'Телефоны могут не распознать этот код',
    inverted: 'Узор и углы должны быть темнее фона.',
    low_contrast: 'Цвета слишком похожи. Выберите цвета темнее или фон светлее.',
    logo_needs_level_h: 'С логотипом нужна наивысшая коррекция ошибок.',
    unreadable: 'Мы проверили код и не смогли его прочитать. Попробуйте другие формы или цвета.',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
