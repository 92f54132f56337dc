import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  picture: 'QR-код {{code}}',
  moduleShape: {
    label: 'Узор',
    values: {
      square: 'Квадраты',
      rounded: 'Скруглённый',
      dot: 'Точки',
    },
  },
  eyeShape: {
    label: 'Угловые метки',
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
    hint: 'Он стоит в середине. Коррекция ошибок становится наивысшей.',
    choose: 'Выберите изображение или перетащите его сюда',
    remove: 'Убрать логотип',
    failed: 'Это изображение не удалось прочитать. Выберите другое',
  },
  caption: {
    label: 'Строка под кодом',
    hint: 'Например: Нашли? Отсканируйте',
    refused: 'В этой строке есть символы, которые нельзя напечатать, например эмодзи',
  },
  showAlias: {
    label: 'Показывать код буквами',
    hint: 'Чтобы его мог ввести тот, кто не может сканировать.',
  },
  errorCorrection: {
    label: 'Коррекция ошибок',
    hint: 'Какая часть кода может загрязниться или стереться.',
    values: {
      L: 'Низкая, 7 %',
      M: 'Средняя, 15 %',
      Q: 'Высокая, 25 %',
      H: 'Наивысшая, 30 %',
    },
  },
  quietZone: {
    label: 'Поле',
    hint: 'В квадратах узора.',
    modules_one: '{{count}} квадрат',
    modules_few: '{{count}} квадрата',
    modules_many: '{{count}} квадратов',
    modules_other: '{{count}} квадрата',
  },
  faults: {
    title: 'Телефоны не смогут прочитать этот код',
    inverted: 'Узор и углы должны быть темнее фона.',
    low_contrast: 'Цвета слишком похожи. Выберите более тёмные или более светлый фон.',
    logo_needs_level_h: 'С логотипом коррекция ошибок должна быть наивысшей.',
    unreadable: 'Мы попытались прочитать готовый код и не смогли. Попробуйте другие формы или цвета.',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
