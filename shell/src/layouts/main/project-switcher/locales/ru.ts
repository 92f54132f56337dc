import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  none: 'Выбрать проект',
  title: 'Выбранный проект',
  selected: 'Выбранный проект: {{name}}',
  search: 'Поиск проектов',
  clearSearch: 'Очистить поиск',
  projects: 'Проекты',
  loading: 'Загрузка…',
  loadFailed: 'Не удалось загрузить проекты',
  retry: 'Повторить',
  noneFound: 'По запросу «{{q}}» проектов не найдено',
  noneYet: 'Проектов пока нет',
  more_one: 'Ещё {{count, number}} проект. Ищите по названию.',
  more_few: 'Ещё {{count, number}} проекта. Ищите по названию.',
  more_many: 'Ещё {{count, number}} проектов. Ищите по названию.',
  more_other: 'Ещё {{count, number}} проекта. Ищите по названию.',
  deselect: 'Снять выбор проекта',
  cleared: 'Выбор проекта снят',
  failed: 'Не удалось сменить проект',
  all: 'Все проекты',
  new: 'Новый проект',
} satisfies TranslationOf<typeof en>;

export default ru;
