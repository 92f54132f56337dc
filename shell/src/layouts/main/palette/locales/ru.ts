import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  title: 'Поиск',
  close: 'Закрыть',
  placeholder: 'Страницы, коды, проекты, учётные записи',
  results: 'Результаты',
  pages: 'Страницы',
  codes: 'Коды',
  projects: 'Проекты',
  accounts: 'Учётные записи',
  none: 'Ничего не найдено',
  searching: 'Ищем…',
  hint: 'Чтобы найти код, введите его начало.',
  failed: 'Не удалось выполнить поиск',
} satisfies TranslationOf<typeof en>;

export default ru;
